//! Which files there are: the ones named, and the `.mlir` files of the folders named.

use ignore::WalkBuilder;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// What stands for standard input in place of a path.
const STDIN: &str = "-";

/// A file with tests, to be read when its turn comes.
#[derive(Clone, Debug)]
pub struct SourceFile {
    path: PathBuf,
    /// Why it is known already that it cannot be read.
    problem: Option<String>,
}

/// A path that was given does not exist.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such file or folder: '{}'", .0.display())]
pub struct NoSuchPath(
    /// The path.
    pub PathBuf,
);

impl SourceFile {
    /// The file's path as it is shown.
    pub fn name(&self) -> String {
        if self.is_stdin() { "<stdin>".to_owned() } else { self.path.display().to_string() }
    }

    fn is_stdin(&self) -> bool {
        self.path.as_os_str() == STDIN
    }

    /// The file's text.
    ///
    /// # Errors
    /// In words, when it cannot be read or is not UTF-8.
    pub fn read(&self) -> Result<String, String> {
        if let Some(problem) = &self.problem {
            return Err(problem.clone());
        }
        let mut bytes = Vec::new();
        let read = match self.is_stdin() {
            true => io::stdin().read_to_end(&mut bytes).map(|_| bytes),
            false => std::fs::read(&self.path),
        };
        let bytes = read.map_err(|error| format!("cannot be read: {error}"))?;
        String::from_utf8(bytes).map_err(|error| {
            format!("is not UTF-8: invalid byte at offset {}", error.utf8_error().valid_up_to())
        })
    }
}

/// The files that these paths lead to, sorted, each once. A folder stands for the `.mlir` files in it and in
/// the folders below, hidden ones and those that `.gitignore` excludes left out; a file is taken whatever it is
/// called; `-` is standard input.
///
/// # Errors
/// When a path does not exist. One that exists and cannot be read is among the files, and says so when read.
pub fn discover(paths: impl IntoIterator<Item = impl AsRef<Path>>) -> Result<Vec<SourceFile>, NoSuchPath> {
    let mut files = Vec::new();
    for path in paths {
        let path = path.as_ref();
        if path.as_os_str() == STDIN {
            files.push(SourceFile { path: path.to_owned(), problem: None });
            continue;
        }
        match std::fs::metadata(path) {
            Ok(metadata) if metadata.is_dir() => walk(path, &mut files),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(NoSuchPath(path.to_owned()));
            }
            _ => files.push(SourceFile { path: path.to_owned(), problem: None }),
        }
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files.dedup_by(|a, b| a.path == b.path && a.problem == b.problem);
    Ok(files)
}

fn walk(folder: &Path, files: &mut Vec<SourceFile>) {
    for entry in WalkBuilder::new(folder).build() {
        match entry {
            Ok(entry) => {
                let path = entry.into_path();
                if path.extension().is_some_and(|extension| extension == "mlir") && !path.is_dir() {
                    files.push(SourceFile { path, problem: None });
                }
            }
            Err(error) => {
                let problem = Some(format!("cannot be searched: {error}"));
                files.push(SourceFile { path: folder.to_owned(), problem });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_walked_and_files_are_taken_as_they_are() {
        let folder = std::env::temp_dir().join(format!("checkjit-discovery-{}", std::process::id()));
        let path = |name: &str| folder.join(name);
        std::fs::create_dir_all(path("sub")).unwrap();
        for name in ["b.mlir", "sub/a.mlir", "c.txt", ".hidden.mlir"] {
            std::fs::write(path(name), "").unwrap();
        }
        let found = discover([folder.clone(), path("c.txt"), path("b.mlir")]).unwrap();
        let names: Vec<_> = found.iter().map(SourceFile::name).collect();
        assert_eq!(names, ["b.mlir", "c.txt", "sub/a.mlir"].map(|name| path(name).display().to_string()));

        std::fs::write(path("c.txt"), b"ab\xff").unwrap();
        assert_eq!(found[1].read().unwrap_err(), "is not UTF-8: invalid byte at offset 2");

        assert_eq!(discover([path("no")]).unwrap_err(), NoSuchPath(path("no")));
        std::fs::remove_dir_all(folder).unwrap();
    }
}
