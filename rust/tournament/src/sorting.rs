//! Sorting by one function for all types. Each instance of the standard library's sort adds several kilobytes to the module.

use std::cmp::Ordering;

/// Sorts in place; the sort is stable.
pub fn sort<T>(values: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    let order = order(values.len(), &|one, other| compare(&values[one], &values[other]));
    let mut taken: Vec<Option<T>> = values.drain(..).map(Some).collect();
    values.extend(order.into_iter().filter_map(|place| taken[place].take()));
}

/// Sorts by the natural order.
pub fn sort_plain<T: Ord>(values: &mut Vec<T>) {
    sort(values, T::cmp);
}

/// Returns the indices in sorted order.
#[inline(never)]
fn order(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|&one, &other| compare(one, other));
    order
}
