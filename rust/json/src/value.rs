//! The JSON value, and objects as lists of fields in the order of the text.

use crate::Number;
use std::{
    mem,
    ops::{Index, IndexMut},
    slice, vec,
};

/// A JSON value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Value {
    /// `null`.
    #[default]
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A number.
    Number(Number),
    /// A text.
    String(String),
    /// A list.
    Array(Vec<Value>),
    /// An object.
    Object(Map),
}

impl Value {
    /// Returns a field of an object or an item of a list.
    pub fn get<K: KeyOrIndex>(&self, key: K) -> Option<&Value> {
        key.within(self)
    }

    /// Returns a mutable field of an object or item of a list.
    pub fn get_mut<K: KeyOrIndex>(&mut self, key: K) -> Option<&mut Value> {
        key.within_mut(self)
    }

    /// Replaces the value by `null` and returns it.
    pub fn take(&mut self) -> Value {
        mem::take(self)
    }

    /// Returns the text, or `None` for another variant.
    pub fn as_str(&self) -> Option<&str> {
        if let Value::String(text) = self { Some(text) } else { None }
    }

    /// Returns the boolean, or `None` for another variant.
    pub fn as_bool(&self) -> Option<bool> {
        if let Value::Bool(value) = self { Some(*value) } else { None }
    }

    /// Returns the number, or `None` if it is no whole number in range.
    pub fn as_u64(&self) -> Option<u64> {
        if let Value::Number(number) = self { number.as_u64() } else { None }
    }

    /// Returns the number, or `None` if it is no whole number in range.
    pub fn as_i64(&self) -> Option<i64> {
        if let Value::Number(number) = self { number.as_i64() } else { None }
    }

    /// Returns the number, rounded to a float, or `None` for another variant.
    pub fn as_f64(&self) -> Option<f64> {
        if let Value::Number(number) = self { number.as_f64() } else { None }
    }

    /// Returns the list, or `None` for another variant.
    pub fn as_array(&self) -> Option<&Vec<Value>> {
        if let Value::Array(items) = self { Some(items) } else { None }
    }

    /// Returns the mutable list, or `None` for another variant.
    pub fn as_array_mut(&mut self) -> Option<&mut Vec<Value>> {
        if let Value::Array(items) = self { Some(items) } else { None }
    }

    /// Returns the object, or `None` for another variant.
    pub fn as_object(&self) -> Option<&Map> {
        if let Value::Object(fields) = self { Some(fields) } else { None }
    }

    /// Returns the mutable object, or `None` for another variant.
    pub fn as_object_mut(&mut self) -> Option<&mut Map> {
        if let Value::Object(fields) = self { Some(fields) } else { None }
    }

    /// Returns whether the value is `null`.
    pub fn is_null(&self) -> bool {
        matches!(self, Value::Null)
    }

    /// Returns whether the value is `true` or `false`.
    pub fn is_boolean(&self) -> bool {
        matches!(self, Value::Bool(_))
    }

    /// Returns whether the value is a number.
    pub fn is_number(&self) -> bool {
        matches!(self, Value::Number(_))
    }

    /// Returns whether the value is a non-negative whole number.
    pub fn is_u64(&self) -> bool {
        self.as_u64().is_some()
    }

    /// Returns whether the value is a text.
    pub fn is_string(&self) -> bool {
        matches!(self, Value::String(_))
    }

    /// Returns whether the value is a list.
    pub fn is_array(&self) -> bool {
        matches!(self, Value::Array(_))
    }

    /// Returns whether the value is an object.
    pub fn is_object(&self) -> bool {
        matches!(self, Value::Object(_))
    }

    /// Returns the value at a JSON Pointer (RFC 6901) without escapes, for example `/players/0`.
    pub fn pointer(&self, pointer: &str) -> Option<&Value> {
        pointer.split('/').skip(1).try_fold(self, |value, step| match value {
            Value::Array(items) => items.get(step.parse::<usize>().ok()?),
            Value::Object(fields) => fields.get(step),
            _ => None,
        })
    }

    /// Returns the mutable value at a JSON Pointer, see [`Value::pointer`].
    pub fn pointer_mut(&mut self, pointer: &str) -> Option<&mut Value> {
        pointer.split('/').skip(1).try_fold(self, |value, step| match value {
            Value::Array(items) => items.get_mut(step.parse::<usize>().ok()?),
            Value::Object(fields) => fields.get_mut(step),
            _ => None,
        })
    }
}

/// A key of a value: the name of a field, or the index of an item.
pub trait KeyOrIndex {
    /// Returns the value of this key.
    fn within<'v>(&self, value: &'v Value) -> Option<&'v Value>;

    /// Returns the mutable value of this key.
    fn within_mut<'v>(&self, value: &'v mut Value) -> Option<&'v mut Value>;

    /// Returns the mutable value of this key, and adds a missing field.
    fn made<'v>(&self, value: &'v mut Value) -> Option<&'v mut Value> {
        self.within_mut(value)
    }
}

impl KeyOrIndex for usize {
    fn within<'v>(&self, value: &'v Value) -> Option<&'v Value> {
        value.as_array()?.get(*self)
    }

    fn within_mut<'v>(&self, value: &'v mut Value) -> Option<&'v mut Value> {
        value.as_array_mut()?.get_mut(*self)
    }
}

impl KeyOrIndex for str {
    fn within<'v>(&self, value: &'v Value) -> Option<&'v Value> {
        value.as_object()?.get(self)
    }

    fn within_mut<'v>(&self, value: &'v mut Value) -> Option<&'v mut Value> {
        value.as_object_mut()?.get_mut(self)
    }

    fn made<'v>(&self, value: &'v mut Value) -> Option<&'v mut Value> {
        if value.is_null() {
            *value = Value::Object(Map::new());
        }
        value.as_object_mut().map(|fields| fields.entry(self))
    }
}

impl KeyOrIndex for String {
    fn within<'v>(&self, value: &'v Value) -> Option<&'v Value> {
        self.as_str().within(value)
    }

    fn within_mut<'v>(&self, value: &'v mut Value) -> Option<&'v mut Value> {
        self.as_str().within_mut(value)
    }

    fn made<'v>(&self, value: &'v mut Value) -> Option<&'v mut Value> {
        self.as_str().made(value)
    }
}

impl<K: KeyOrIndex + ?Sized> KeyOrIndex for &K {
    fn within<'v>(&self, value: &'v Value) -> Option<&'v Value> {
        (**self).within(value)
    }

    fn within_mut<'v>(&self, value: &'v mut Value) -> Option<&'v mut Value> {
        (**self).within_mut(value)
    }

    fn made<'v>(&self, value: &'v mut Value) -> Option<&'v mut Value> {
        (**self).made(value)
    }
}

/// Returns the value of a key, and `null` if it is missing.
impl<K: KeyOrIndex> Index<K> for Value {
    type Output = Value;

    fn index(&self, key: K) -> &Value {
        key.within(self).unwrap_or(&Value::Null)
    }
}

/// Returns the mutable item of a list or field of an object. A missing field is added, and `null` becomes an object.
///
/// # Panics
///
/// Panics if the key cannot exist.
impl<K: KeyOrIndex> IndexMut<K> for Value {
    fn index_mut(&mut self, key: K) -> &mut Value {
        key.made(self).expect("a key of the value")
    }
}

/// A JSON object. Fields keep their order, and lookup takes linear time.
#[derive(Clone, Debug, Default)]
pub struct Map(Vec<(String, Value)>);

impl Map {
    /// Creates an object without fields.
    pub const fn new() -> Map {
        Map(Vec::new())
    }

    /// Creates an object from fields. If several have the same name, the last value counts.
    pub(crate) fn of(fields: Vec<(String, Value)>) -> Map {
        let mut map = Map(fields);
        map.merge_repeated();
        map
    }

    /// Removes duplicate names. The last value moves to the first position.
    fn merge_repeated(&mut self) {
        let fields = &mut self.0;
        let mut order: Vec<usize> = (0..fields.len()).collect();
        heap_sort(&mut order, &|one, other| (&fields[one].0, one) < (&fields[other].0, other));
        let mut kept = vec![true; fields.len()];
        for at in (1..order.len()).rev() {
            let (before, last) = (order[at - 1], order[at]);
            if fields[before].0 == fields[last].0 {
                fields[before].1 = mem::take(&mut fields[last].1);
                kept[last] = false;
            }
        }
        let mut kept = kept.into_iter();
        fields.retain(|_| kept.next() == Some(true));
    }

    /// Returns the number of fields.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns whether there are no fields.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn position(&self, name: &str) -> Option<usize> {
        self.0.iter().position(|(its, _)| its == name)
    }

    /// Returns the value of a field.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.position(name).map(|at| &self.0[at].1)
    }

    /// Returns the mutable value of a field.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut Value> {
        self.position(name).map(|at| &mut self.0[at].1)
    }

    /// Returns the mutable value of a field. A missing field is added as `null`.
    pub(crate) fn entry(&mut self, name: &str) -> &mut Value {
        let at = self.position(name).unwrap_or_else(|| {
            self.0.push((name.to_string(), Value::Null));
            self.0.len() - 1
        });
        &mut self.0[at].1
    }

    /// Returns whether the object has a field of this name.
    pub fn contains_key(&self, name: &str) -> bool {
        self.position(name).is_some()
    }

    /// Sets a field and returns its previous value.
    pub fn insert(&mut self, name: String, value: Value) -> Option<Value> {
        match self.position(&name) {
            Some(at) => Some(mem::replace(&mut self.0[at].1, value)),
            None => {
                self.0.push((name, value));
                None
            }
        }
    }

    /// Removes a field and returns its value. The other fields keep their order.
    pub fn remove(&mut self, name: &str) -> Option<Value> {
        self.position(name).map(|at| self.0.remove(at).1)
    }

    /// Removes all fields.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Removes all fields for which the function returns `false`.
    pub fn retain(&mut self, mut keep: impl FnMut(&String, &mut Value) -> bool) {
        self.0.retain_mut(|(name, value)| keep(name, value));
    }

    /// Returns the fields.
    pub fn iter(&self) -> Iter<'_> {
        self.0.iter().map(|(name, value)| (name, value))
    }

    /// Returns the fields with mutable values.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (&String, &mut Value)> {
        self.0.iter_mut().map(|(name, value)| (&*name, value))
    }

    /// Returns the names of the fields.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &String> + ExactSizeIterator {
        self.0.iter().map(|(name, _)| name)
    }

    /// Returns the values of the fields.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &Value> + ExactSizeIterator {
        self.0.iter().map(|(_, value)| value)
    }

    /// Returns the mutable values of the fields.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut Value> {
        self.0.iter_mut().map(|(_, value)| value)
    }
}

/// Sorts in place in O(n log n) for any input, with less code than the standard library's sort.
fn heap_sort(list: &mut [usize], less: &dyn Fn(usize, usize) -> bool) {
    for begin in (0..list.len() / 2).rev() {
        sift(list, begin, less);
    }
    for end in (1..list.len()).rev() {
        list.swap(0, end);
        sift(&mut list[..end], 0, less);
    }
}

/// Restores the heap property below an entry (sift down).
fn sift(heap: &mut [usize], mut at: usize, less: &dyn Fn(usize, usize) -> bool) {
    loop {
        let mut child = 2 * at + 1;
        if child + 1 < heap.len() && less(heap[child], heap[child + 1]) {
            child += 1;
        }
        if child >= heap.len() || !less(heap[at], heap[child]) {
            return;
        }
        heap.swap(at, child);
        at = child;
    }
}

/// The fields of an object.
pub type Iter<'a> = std::iter::Map<
    slice::Iter<'a, (String, Value)>,
    fn(&'a (String, Value)) -> (&'a String, &'a Value),
>;

impl<'a> IntoIterator for &'a Map {
    type Item = (&'a String, &'a Value);
    type IntoIter = Iter<'a>;

    fn into_iter(self) -> Iter<'a> {
        self.iter()
    }
}

impl IntoIterator for Map {
    type Item = (String, Value);
    type IntoIter = vec::IntoIter<(String, Value)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl FromIterator<(String, Value)> for Map {
    fn from_iter<I: IntoIterator<Item = (String, Value)>>(fields: I) -> Map {
        Map::of(fields.into_iter().collect())
    }
}

impl Extend<(String, Value)> for Map {
    fn extend<I: IntoIterator<Item = (String, Value)>>(&mut self, fields: I) {
        for (name, value) in fields {
            self.insert(name, value);
        }
    }
}

/// Returns the value of a field.
///
/// # Panics
///
/// Panics if the field is missing.
impl Index<&str> for Map {
    type Output = Value;

    fn index(&self, name: &str) -> &Value {
        self.get(name).expect("a field of the object")
    }
}

/// Compares fields in any order.
impl PartialEq for Map {
    fn eq(&self, other: &Map) -> bool {
        self.len() == other.len() && self.iter().all(|(name, value)| other.get(name) == Some(value))
    }
}

impl Eq for Map {}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::{collection::vec, prelude::*};

    proptest! {
        #[test]
        fn of_repeated_fields_the_last_counts(names in vec("[a-d]{0,2}", 0..40)) {
            let text = names.iter().enumerate().map(|(at, name)| format!("\"{name}\":{at}")).collect::<Vec<_>>().join(",");
            let text = format!("{{{text}}}");
            let value: Value = crate::from_str(&text).unwrap();
            let theirs: serde_json::Value = serde_json::from_str(&text).unwrap();
            prop_assert_eq!(value.to_string(), theirs.to_string());
        }
    }
}
