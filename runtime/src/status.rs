//! What a call that did not succeed says: a code of the absl family, a message and the op it stopped at.

use std::fmt;

macro_rules! status_codes {
    ($($(#[doc = $doc:literal])* $variant:ident = $value:literal, $name:literal;)*) => {
        /// Status codes with the numbers and names that IREE and absl give them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(i32)]
        pub enum StatusCode {
            $($(#[doc = $doc])* $variant = $value,)*
        }

        impl StatusCode {
            /// Every code in numeric order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The name as IREE prints it, such as `INVALID_ARGUMENT`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }

            /// The code with the number `value`.
            pub const fn from_i32(value: i32) -> Option<Self> {
                match value {
                    $($value => Some(Self::$variant),)*
                    _ => None,
                }
            }
        }
    };
}

status_codes! {
    /// Not an error.
    Ok = 0, "OK";
    /// The run was cancelled from outside.
    Cancelled = 1, "CANCELLED";
    /// An error without a code of its own.
    Unknown = 2, "UNKNOWN";
    /// An argument that is wrong whatever the state of the system.
    InvalidArgument = 3, "INVALID_ARGUMENT";
    /// A time limit passed.
    DeadlineExceeded = 4, "DEADLINE_EXCEEDED";
    /// A named thing does not exist.
    NotFound = 5, "NOT_FOUND";
    /// A thing to be created exists already.
    AlreadyExists = 6, "ALREADY_EXISTS";
    /// The operation is not allowed on this object.
    PermissionDenied = 7, "PERMISSION_DENIED";
    /// Memory or another resource ran out.
    ResourceExhausted = 8, "RESOURCE_EXHAUSTED";
    /// The system is not in the state that the operation needs.
    FailedPrecondition = 9, "FAILED_PRECONDITION";
    /// The operation was given up.
    Aborted = 10, "ABORTED";
    /// A position past the valid range.
    OutOfRange = 11, "OUT_OF_RANGE";
    /// Not implemented.
    Unimplemented = 12, "UNIMPLEMENTED";
    /// An invariant of this program does not hold.
    Internal = 13, "INTERNAL";
    /// A service or a device is gone, maybe for a while.
    Unavailable = 14, "UNAVAILABLE";
    /// Data was lost or corrupted.
    DataLoss = 15, "DATA_LOSS";
    /// Missing credentials.
    Unauthenticated = 16, "UNAUTHENTICATED";
    /// Put off.
    Deferred = 17, "DEFERRED";
    /// Two parts do not fit together.
    Incompatible = 18, "INCOMPATIBLE";
}

impl fmt::Display for StatusCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Why something stopped.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{code}: {message}")]
pub struct Status {
    /// The kind of error. Never [`StatusCode::Ok`] where a `Status` is an error.
    pub code: StatusCode,
    /// One sentence without a full stop.
    pub message: String,
    /// The ordinal of the op that was executing, where one was.
    pub site: Option<u32>,
}

impl Status {
    /// An error that is not tied to an op.
    pub fn new(code: StatusCode, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), site: None }
    }

    /// The same error at the op with ordinal `site`, unless it names one already.
    #[must_use]
    pub fn at(mut self, site: u32) -> Self {
        self.site.get_or_insert(site);
        self
    }

    /// An [`StatusCode::Internal`] error.
    pub fn internal(message: impl Into<String>) -> Self {
        Self::new(StatusCode::Internal, message)
    }

    /// An [`StatusCode::InvalidArgument`] error.
    pub fn invalid(message: impl Into<String>) -> Self {
        Self::new(StatusCode::InvalidArgument, message)
    }

    /// A [`StatusCode::ResourceExhausted`] error.
    pub fn exhausted(message: impl Into<String>) -> Self {
        Self::new(StatusCode::ResourceExhausted, message)
    }
}
