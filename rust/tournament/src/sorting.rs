//! Sorting by one function for all kinds of values: each kind of the standard library's sort takes several kilobytes, all of
//! which browsers download.

use std::cmp::Ordering;

/// Sorts in place and keeps equal values in their order.
pub fn sort<T>(values: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    let order = order(values.len(), &|one, other| compare(&values[one], &values[other]));
    let mut taken: Vec<Option<T>> = values.drain(..).map(Some).collect();
    values.extend(order.into_iter().filter_map(|place| taken[place].take()));
}

/// Sorts by the values' own order.
pub fn sort_plain<T: Ord>(values: &mut Vec<T>) {
    sort(values, T::cmp);
}

/// Places in the order of their values.
#[inline(never)]
fn order(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|&one, &other| compare(one, other));
    order
}
