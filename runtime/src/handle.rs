//! References as generated code holds them: opaque 64-bit numbers that are checked on every use.
//!
//! A view's handle is its slot in the instance's table with the slot's generation: a freed slot gets a
//! new generation, so a stale handle is found out instead of naming another view.

/// The null reference.
pub(crate) const NULL: u64 = 0;

/// Set in handles of devices, never in those of views.
const DEVICE: u64 = 1 << 63;
/// Generations wrap before they reach the device bit.
const GENERATIONS: u32 = u32::MAX >> 1;

/// The handle of device `index`. There is one device, with index 0.
pub(crate) fn device(index: i64) -> Option<u64> {
    (index == 0).then_some(DEVICE | 1)
}

/// Whether `handle` names a device that exists.
pub(crate) fn is_device(handle: u64) -> bool {
    handle == DEVICE | 1
}

/// A table whose entries are named by checked handles.
#[derive(Debug)]
pub(crate) struct Table<T> {
    entries: Vec<(u32, Option<T>)>,
    free: Vec<u32>,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Self { entries: Vec::new(), free: Vec::new() }
    }
}

impl<T> Table<T> {
    /// Keeps `value` and names it. `None` when 2^32 entries are alive.
    pub(crate) fn insert(&mut self, value: T) -> Option<u64> {
        let index = match self.free.pop() {
            Some(index) => index,
            None => {
                let index = u32::try_from(self.entries.len()).ok().filter(|&index| index < u32::MAX)?;
                self.entries.push((0, None));
                index
            }
        };
        let entry = self.entries.get_mut(index as usize)?;
        entry.1 = Some(value);
        Some((u64::from(entry.0) << 32) | (u64::from(index) + 1))
    }

    /// The entry that `handle` names, if it is alive.
    pub(crate) fn get(&self, handle: u64) -> Option<&T> {
        let entry = self.entries.get(index_of(handle)?)?;
        if u64::from(entry.0) == handle >> 32 { entry.1.as_ref() } else { None }
    }

    /// As [`Table::get`].
    pub(crate) fn get_mut(&mut self, handle: u64) -> Option<&mut T> {
        let entry = self.entries.get_mut(index_of(handle)?)?;
        if u64::from(entry.0) == handle >> 32 { entry.1.as_mut() } else { None }
    }

    /// Takes the entry out; its handle is stale from now on.
    pub(crate) fn remove(&mut self, handle: u64) -> Option<T> {
        let index = index_of(handle)?;
        let entry = self.entries.get_mut(index)?;
        if u64::from(entry.0) != handle >> 32 {
            return None;
        }
        let value = entry.1.take()?;
        entry.0 = if entry.0 >= GENERATIONS { 0 } else { entry.0 + 1 };
        self.free.push(index as u32);
        Some(value)
    }
}

fn index_of(handle: u64) -> Option<usize> {
    ((handle & u64::from(u32::MAX)) as usize).checked_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stale_handle_names_nothing() {
        let mut table = Table::default();
        let first = table.insert("a").unwrap();
        assert_eq!(table.remove(first), Some("a"));
        let second = table.insert("b").unwrap();
        assert_ne!(first, second);
        assert_eq!(table.get(first), None);
        assert_eq!(table.remove(first), None);
        assert_eq!(table.get(second), Some(&"b"));
        assert_eq!(table.get(NULL), None);
        assert_eq!(table.get(u64::MAX), None);
        assert!(table.get(device(0).unwrap()).is_none());
    }
}
