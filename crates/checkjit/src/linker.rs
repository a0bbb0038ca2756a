//! The linker: which host functions a module's imports are bound to.

use crate::{Engine, IntoHostFunc};
use checkjit_runtime::check::CheckKind;
use checkjit_runtime::{HostImport, ImportDecl, Status, StatusCode};
use std::collections::HashMap;

/// Host functions by module and name. Bind what the tests need, then make instances.
#[derive(Clone, Default)]
pub struct Linker {
    functions: HashMap<(String, String), Bound>,
}

#[derive(Clone)]
struct Bound {
    import: HostImport,
    /// MLIR names of parameters and results; `None` for the check module, which the runtime compares.
    signature: Option<(Vec<&'static str>, Vec<&'static str>)>,
}

impl Linker {
    /// A linker that binds nothing.
    pub fn new(_engine: &Engine) -> Self {
        Linker::default()
    }

    /// Binds the five functions of the check module. Left out, checks are passed over, and counted.
    pub fn check_module(&mut self) -> &mut Self {
        for &kind in CheckKind::ALL {
            let bound = Bound { import: HostImport::check(kind), signature: None };
            self.functions.insert(("check".to_owned(), kind.name().to_owned()), bound);
        }
        self
    }

    /// Binds a closure to the import `@module.name`, which a module declares as
    /// `func.func private @module.name(...)`. Binding a name again replaces it.
    pub fn func<Params, Output>(
        &mut self,
        module: &str,
        name: &str,
        function: impl IntoHostFunc<Params, Output>,
    ) -> &mut Self {
        fn signature_of<P, O, F: IntoHostFunc<P, O>>(_: &F) -> (Vec<&'static str>, Vec<&'static str>) {
            F::signature()
        }
        let signature = Some(signature_of(&function));
        let bound = Bound { import: function.into_import(), signature };
        self.functions.insert((module.to_owned(), name.to_owned()), bound);
        self
    }

    /// What each declaration is bound to. `types` gives the MLIR names of its parameters and results.
    pub(crate) fn resolve(
        &self,
        imports: &[ImportDecl],
        types: impl Fn(&ImportDecl) -> Option<(Vec<String>, Vec<String>)>,
    ) -> Result<Vec<Option<HostImport>>, Status> {
        let resolve = |decl: &ImportDecl| {
            let Some(bound) = self.functions.get(&(decl.module.clone(), decl.name.clone())) else {
                return Ok(None);
            };
            if let (Some((params, results)), Some((declared, given))) = (&bound.signature, types(decl))
                && (*params != declared || *results != given)
            {
                let (own, other) = (spell(params, results), spell(&declared, &given));
                let message = format!(
                    "import '{}.{}' is declared as {other}, the host function is {own}",
                    decl.module, decl.name
                );
                return Err(Status::new(StatusCode::InvalidArgument, message));
            }
            Ok(Some(bound.import.clone()))
        };
        imports.iter().map(resolve).collect()
    }
}

fn spell(params: &[impl AsRef<str>], results: &[impl AsRef<str>]) -> String {
    let list = |names: &[&str]| format!("({})", names.join(", "));
    let params: Vec<&str> = params.iter().map(AsRef::as_ref).collect();
    let results: Vec<&str> = results.iter().map(AsRef::as_ref).collect();
    format!("{} -> {}", list(&params), list(&results))
}
