//! The watchdog: one thread a process, which stops the tests that run too long.
//!
//! It sleeps until the earliest deadline that it knows of. Tests that end in time take their deadlines back, and
//! since later tests have later deadlines it is woken for none of them.

use checkjit::{Interrupt, StatusCode};
use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// Deadlines are told apart by when they were set.
type Key = (Instant, u64);

#[derive(Default)]
struct State {
    deadlines: BTreeMap<Key, Interrupt>,
    next: u64,
    /// Until when the thread sleeps; `None` when it waits to be woken.
    asleep_until: Option<Instant>,
    has_thread: bool,
}

#[derive(Default)]
struct Watchdog {
    state: Mutex<State>,
    wake: Condvar,
}

/// Takes a deadline back when dropped.
pub(crate) struct Guard(Key);

impl Watchdog {
    fn get() -> &'static Watchdog {
        static WATCHDOG: OnceLock<Watchdog> = OnceLock::new();
        WATCHDOG.get_or_init(Watchdog::default)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn keep_watch(&self) {
        let mut state = self.lock();
        loop {
            let now = Instant::now();
            while let Some(entry) = state.deadlines.first_entry().filter(|entry| entry.key().0 <= now) {
                entry.remove().stop(StatusCode::DeadlineExceeded);
            }
            state.asleep_until = state.deadlines.first_key_value().map(|(key, _)| key.0);
            state = match state.asleep_until {
                Some(until) => {
                    let time = until.saturating_duration_since(now);
                    self.wake.wait_timeout(state, time).unwrap_or_else(PoisonError::into_inner).0
                }
                None => self.wake.wait(state).unwrap_or_else(PoisonError::into_inner),
            };
        }
    }
}

/// Has a run stopped with DEADLINE_EXCEEDED if it is still going on when the time is over. `None` when the
/// time never ends, or there is no thread to be had that could stop it.
pub(crate) fn watch(interrupt: Interrupt, time: Duration) -> Option<Guard> {
    let deadline = Instant::now().checked_add(time)?;
    let watchdog = Watchdog::get();
    let mut state = watchdog.lock();
    if !state.has_thread {
        let thread = std::thread::Builder::new().name("checkjit watchdog".to_owned());
        thread.spawn(|| Watchdog::get().keep_watch()).ok()?;
        state.has_thread = true;
    }
    let key = (deadline, state.next);
    state.next += 1;
    state.deadlines.insert(key, interrupt);
    if state.asleep_until.is_none_or(|until| deadline < until) {
        watchdog.wake.notify_one();
    }
    Some(Guard(key))
}

impl Drop for Guard {
    fn drop(&mut self) {
        Watchdog::get().lock().deadlines.remove(&self.0);
    }
}
