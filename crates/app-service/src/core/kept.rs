//! What features keep in memory for as long as the service runs, one value of each type.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// Values by their type; each is made the first time it is asked for.
#[derive(Default)]
pub(crate) struct Kept(RwLock<HashMap<TypeId, Arc<dyn Any + Send + Sync>>>);

impl Kept {
    /// Returns the value of a type.
    pub(crate) fn get<T: Any + Default + Send + Sync>(&self) -> Arc<T> {
        let key = TypeId::of::<T>();
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        let value = known.unwrap_or_else(|| {
            let mut values = self.0.write().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(values.entry(key).or_insert_with(|| Arc::new(T::default())))
        });
        // The key is the type of the value.
        value.downcast().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::Kept;

    #[test]
    fn each_type_has_one_value() {
        let kept = Kept::default();
        kept.get::<AtomicU32>().store(3, Ordering::SeqCst);
        assert_eq!(kept.get::<AtomicU32>().load(Ordering::SeqCst), 3);
        assert_eq!(*kept.get::<String>(), "");
    }
}
