//! The section of resources at the end of a text.

use checkjit_ir::resources::{ResourceGroup, ResourceValue};
use checkjit_ir::text::{write_hex, write_key, write_quoted};
use checkjit_ir::{Module, Name};

/// Writes `{-# ... #-}` with the dialects' resources of these keys and all external ones, if there are any.
pub(super) fn write(out: &mut String, module: &Module, used: &[Name]) {
    let mut builtin = Vec::new();
    for key in used {
        let entries = module.resources.dialects.iter().flat_map(|group| &group.entries);
        builtin.extend(entries.filter(|(own, _)| own == key).take(1).cloned());
    }
    let dialects: Vec<ResourceGroup> = match module.resources.dialects.first() {
        Some(group) if !builtin.is_empty() => vec![ResourceGroup { name: group.name, entries: builtin }],
        _ => Vec::new(),
    };
    let sections = [("dialect_resources", &dialects), ("external_resources", &module.resources.external)];
    let mut sections = sections.into_iter().filter(|(_, groups)| !groups.is_empty()).peekable();
    if sections.peek().is_none() {
        return;
    }
    *out += "\n{-#\n";
    while let Some((name, groups)) = sections.next() {
        *out += &format!("  {name}: {{\n");
        for (index, group) in groups.iter().enumerate() {
            *out += "    ";
            write_key(out, module.str(group.name));
            *out += ": {\n";
            for (index, (key, value)) in group.entries.iter().enumerate() {
                *out += "      ";
                write_key(out, module.str(*key));
                *out += ": ";
                write_value(out, value);
                *out += if index + 1 < group.entries.len() { ",\n" } else { "\n" };
            }
            *out += if index + 1 < groups.len() { "    },\n" } else { "    }\n" };
        }
        *out += if sections.peek().is_some() { "  },\n" } else { "  }\n" };
    }
    *out += "#-}\n";
}

fn write_value(out: &mut String, value: &ResourceValue) {
    match value {
        ResourceValue::Bool(value) => *out += if *value { "true" } else { "false" },
        ResourceValue::String(bytes) => write_quoted(out, bytes),
        ResourceValue::Blob { alignment, data } => {
            *out += "\"0x";
            write_hex(out, &alignment.to_le_bytes());
            write_hex(out, &data.0);
            *out += "\"";
        }
    }
}
