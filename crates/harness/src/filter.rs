//! Which tests are meant: those whose id contains a text or matches a pattern.

use globset::{GlobBuilder, GlobMatcher};
use std::fmt;
use std::str::FromStr;

/// Chooses tests by their id, such as `dir/add.mlir::sum`.
#[derive(Clone, Debug)]
pub enum Filter {
    /// The id contains this.
    Contains(String),
    /// The whole id matches this pattern, in which `*` also stands for `/`.
    Glob(GlobMatcher),
}

/// A pattern that cannot be read.
#[derive(Clone, Debug, thiserror::Error)]
#[error("invalid pattern: {0}")]
pub struct FilterError(globset::Error);

impl Filter {
    /// Is this test meant?
    pub fn matches(&self, id: &str) -> bool {
        match self {
            Filter::Contains(text) => id.contains(text.as_str()),
            Filter::Glob(pattern) => pattern.is_match(id),
        }
    }
}

impl FromStr for Filter {
    type Err = FilterError;

    /// A text with one of `*?[{` is a pattern, any other is looked for as it is.
    fn from_str(text: &str) -> Result<Self, FilterError> {
        if !text.contains(['*', '?', '[', '{']) {
            return Ok(Filter::Contains(text.to_owned()));
        }
        let pattern = GlobBuilder::new(text).literal_separator(false).build().map_err(FilterError)?;
        Ok(Filter::Glob(pattern.compile_matcher()))
    }
}

impl fmt::Display for Filter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Filter::Contains(text) => f.write_str(text),
            Filter::Glob(pattern) => f.write_str(pattern.glob().glob()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Filter;

    #[test]
    fn texts_and_patterns() {
        let matches = |filter: &str, id: &str| filter.parse::<Filter>().unwrap().matches(id);
        assert!(matches("add", "dir/add.mlir::sum"));
        assert!(matches("mlir::s", "dir/add.mlir::sum"));
        assert!(!matches("sub", "dir/add.mlir::sum"));
        assert!(matches("*::sum", "dir/add.mlir::sum"));
        assert!(matches("dir/*::s?m", "dir/deep/add.mlir#2::sum"));
        assert!(!matches("sum*", "dir/add.mlir::sum"));
        assert!("a[".parse::<Filter>().is_err());
    }
}
