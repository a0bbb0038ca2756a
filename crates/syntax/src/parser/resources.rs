//! The section of resources: `{-# dialect_resources: {...}, external_resources: {...} #-}`.

use super::Parser;
use super::dense::decode_hex;
use crate::lexer::{Kind, Token, unescape};
use checkjit_ir::resources::{ResourceGroup, ResourceValue};
use checkjit_ir::{Bytes, Name};

impl Parser<'_> {
    /// Reads the section, which starts here. What is wrong with it ends the reading.
    pub(crate) fn resources(&mut self) {
        self.bump();
        if self.resource_sections().is_none() {
            self.stop();
        }
    }

    fn resource_sections(&mut self) -> Option<()> {
        while !self.accept_section_end() {
            let token = self.tok;
            let name = self.resource_key()?;
            self.expect(b':')?;
            let groups = self.resource_groups()?;
            match self.module.str(name) {
                "dialect_resources" => {
                    self.check_dialects(token, &groups)?;
                    merge(&mut self.module.resources.dialects, groups);
                }
                "external_resources" => merge(&mut self.module.resources.external, groups),
                other => {
                    let message = format!("unknown key '{other}' in file metadata dictionary");
                    return self.error_at(token, &message);
                }
            }
            if !self.accept(b',') && self.tok.kind != Kind::ResourcesEnd {
                return self.expected("expected '#-}'");
            }
        }
        Some(())
    }

    /// Only builtin attributes refer to resources, and those are all bytes.
    fn check_dialects(&mut self, token: Token, groups: &[ResourceGroup]) -> Option<()> {
        for group in groups {
            let name = self.module.str(group.name);
            if name != "builtin" {
                let message = match self.registry.has_dialect(name) {
                    true => format!("unexpected 'resource' section for dialect '{name}'"),
                    false => format!("dialect '{name}' is unknown"),
                };
                return self.error_at(token, &message);
            }
            let wrong = |(_, value): &&(Name, ResourceValue)| !matches!(value, ResourceValue::Blob { .. });
            if let Some((key, _)) = group.entries.iter().find(wrong) {
                let message = format!("expected hex string blob for key '{}'", self.module.str(*key));
                return self.error_at(token, &message);
            }
        }
        Some(())
    }

    fn accept_section_end(&mut self) -> bool {
        let found = self.tok.kind == Kind::ResourcesEnd;
        if found {
            self.bump();
        }
        found
    }

    /// `{name: {key: value, ...}, ...}`.
    fn resource_groups(&mut self) -> Option<Vec<ResourceGroup>> {
        let mut groups = Vec::new();
        self.expect(b'{')?;
        while !self.accept(b'}') {
            let name = self.resource_key()?;
            self.expect(b':')?;
            self.expect(b'{')?;
            let mut entries = Vec::new();
            while !self.accept(b'}') {
                let key = self.resource_key()?;
                self.expect(b':')?;
                entries.push((key, self.resource_value(key)?));
                if !self.accept(b',') && !self.tok.is(b'}') {
                    return self.expected("expected '}'");
                }
            }
            groups.push(ResourceGroup { name, entries });
            if !self.accept(b',') && !self.tok.is(b'}') {
                return self.expected("expected '}'");
            }
        }
        Some(groups)
    }

    /// A word or a string.
    pub(crate) fn resource_key(&mut self) -> Option<Name> {
        match self.tok.kind {
            Kind::Word => {
                let token = self.bump();
                Some(self.module.name(self.slice(token)))
            }
            Kind::Quoted => {
                let token = self.bump();
                Some(self.name_of_string(self.slice(token)))
            }
            _ => self.expected("expected identifier key for file metadata entry"),
        }
    }

    fn resource_value(&mut self, key: Name) -> Option<ResourceValue> {
        let token = self.tok;
        match token.kind {
            Kind::Word if matches!(self.slice(token), "true" | "false") => {
                self.bump();
                Some(ResourceValue::Bool(self.slice(token) == "true"))
            }
            Kind::Quoted => {
                self.bump();
                let bytes = unescape(self.slice(token));
                if !bytes.starts_with(b"0x") {
                    return Some(ResourceValue::String(bytes.into()));
                }
                let key = self.module.str(key);
                let Some(blob) = decode_hex(&bytes[2..]).filter(|blob| blob.len() >= 4) else {
                    let message =
                        format!("expected hex string blob for key '{key}' with an alignment in front");
                    return self.error_at(token, &message);
                };
                let alignment = u32::from_le_bytes([blob[0], blob[1], blob[2], blob[3]]);
                if !alignment.is_power_of_two() {
                    let message = format!(
                        "expected hex string blob for key '{key}' to encode alignment in first 4 bytes, but \
                         got non-power-of-2 value: {alignment}"
                    );
                    return self.error_at(token, &message);
                }
                Some(ResourceValue::Blob { alignment, data: Bytes(blob[4..].into()) })
            }
            _ => self.expected("expected a string, 'true' or 'false' for the value of a resource"),
        }
    }
}

/// Adds groups; one that is there already gets the new entries, which come first where keys are equal.
fn merge(known: &mut Vec<ResourceGroup>, new: Vec<ResourceGroup>) {
    for group in new {
        match known.iter_mut().find(|own| own.name == group.name) {
            Some(own) => own.entries.extend(group.entries),
            None => known.push(group),
        }
    }
}
