//! The rows' declarative formats: each reads, and names what its row has.

use checkjit_dialects::registry;
use checkjit_ir::assembly::Element;
use checkjit_ir::def::OpDef;

fn has(def: &OpDef, name: &str) -> bool {
    ["operands", "results", "successors"].contains(&name)
        || def.attr(name).is_some()
        || def.operands.iter().chain(def.results).any(|row| row.name == name)
        || def.regions.iter().any(|row| row.name == name)
        || def.successors.iter().any(|row| row.name == name)
}

fn check(def: &OpDef, elements: &[Element]) {
    for element in elements {
        if let Element::Custom { name, .. } = element {
            let known = def.directives.iter().any(|directive| directive.name == name);
            assert!(known, "{} has no directive {name}", def.name);
        } else {
            for name in element.names() {
                assert!(has(def, name), "{} has no {name}", def.name);
            }
        }
        element.inner().into_iter().for_each(|inner| check(def, inner));
    }
}

#[test]
fn formats_name_what_their_rows_have() {
    let registry = registry();
    let mut count = 0;
    for def in registry.ops() {
        if let Some(format) = registry.format(registry.id(def)) {
            check(def, &format.elements);
            count += 1;
        }
    }
    assert!(count > 20);
}
