//! Enums of actions and events, as TypeScript declarations describe them.

/// An enum whose variants are distinguished by `type`, as described by [`Tagged`](crate::Tagged).
#[derive(Debug)]
pub struct Union {
    /// The documentation of the enum.
    pub docs: &'static str,
    /// Its variants.
    pub variants: Vec<Variant>,
}

/// A variant of a [`Union`].
#[derive(Debug)]
pub struct Variant {
    /// The name in Rust.
    pub name: &'static str,
    /// The documentation.
    pub docs: &'static str,
    /// The value of `type`.
    pub tag: &'static str,
    /// The value of `kind`, if several variants share the `type`.
    pub kind: Option<&'static str>,
    /// The other members in order.
    pub members: Vec<Member>,
}

/// Members of the objects of a variant.
#[derive(Debug)]
pub enum Member {
    /// One member.
    One {
        /// The name.
        name: &'static str,
        /// The documentation.
        docs: &'static str,
        /// The TypeScript type.
        ts: String,
        /// Whether the member may be missing.
        optional: bool,
    },
    /// The members of a struct.
    Group {
        /// Whether all of them may be missing together.
        optional: bool,
        /// The members in order.
        members: Vec<Member>,
    },
}

impl Union {
    /// Returns the declarations of the union and its variants. `Action` becomes the union `Action` of the interfaces
    /// `FlipAction`, `AttackAction` and so on, which extend `ActionBase`.
    ///
    /// # Arguments
    ///
    /// * `name` - the name of the union
    /// * `suffix` - the end of the names of the interfaces
    /// * `base` - the members that all objects have besides `type`, with name, type and documentation
    pub fn declare(&self, name: &str, suffix: &str, base: &[(&str, &str, &str)]) -> String {
        let mut text = format!(
            "/** The fields of every {}. */\nexport interface {suffix}Base {{\n",
            suffix.to_lowercase()
        );
        for (name, kind, docs) in base {
            text += &format!("  /** {docs} */\n  {name}: {kind};\n");
        }
        text += "}\n";
        for variant in &self.variants {
            let Variant { name, docs, tag, kind, members } = variant;
            text += &format!(
                "{}export interface {name}{suffix} extends {suffix}Base {{\n  type: \"{tag}\";\n",
                comment(docs, "")
            );
            if let Some(kind) = kind {
                text += &format!("  /** The kind of `{tag}`. */\n  kind: \"{kind}\";\n");
            }
            declare_members(&mut text, members, false);
            text += "}\n";
        }
        let mut names: Vec<String> = Vec::new();
        for variant in &self.variants {
            let sharing: Vec<&Variant> =
                self.variants.iter().filter(|other| other.tag == variant.tag).collect();
            let name =
                if sharing.len() > 1 { pascal(variant.tag) } else { variant.name.to_string() }
                    + suffix;
            if names.contains(&name) {
                continue;
            }
            if sharing.len() > 1 {
                let all: Vec<String> =
                    sharing.iter().map(|variant| format!("{}{suffix}", variant.name)).collect();
                let docs =
                    format!("The type `{}`; its `kind` tells which fields it has.", variant.tag);
                text += &format!("/** {docs} */\nexport type {name} = {};\n", all.join(" | "));
            }
            names.push(name);
        }
        text + &format!(
            "{}export type {name} =\n  | {};\n",
            comment(self.docs, ""),
            names.join("\n  | ")
        )
    }

    /// Returns the lists of member names that objects can have, in the order in which they are serialised. `base` are the
    /// members that all objects have, `type` included.
    pub fn shapes(&self, base: &[&'static str]) -> Vec<Vec<&'static str>> {
        let mut shapes: Vec<Vec<&'static str>> = Vec::new();
        for variant in &self.variants {
            let mut begin = base.to_vec();
            begin.extend(variant.kind.map(|_| "kind"));
            shapes.extend(with_members(vec![begin], &variant.members));
        }
        shapes.sort_unstable();
        shapes.dedup();
        shapes
    }
}

/// Returns shapes with the names of members appended, with and without the optional ones.
fn with_members(mut shapes: Vec<Vec<&'static str>>, members: &[Member]) -> Vec<Vec<&'static str>> {
    for member in members {
        let (with, optional) = match member {
            Member::One { name, optional, .. } => (
                shapes.iter().map(|shape| shape.iter().copied().chain([*name]).collect()).collect(),
                *optional,
            ),
            Member::Group { optional, members } => {
                (with_members(shapes.clone(), members), *optional)
            }
        };
        if !optional {
            shapes.clear();
        }
        shapes.extend::<Vec<Vec<&'static str>>>(with);
    }
    shapes
}

fn declare_members(text: &mut String, members: &[Member], missing: bool) {
    for member in members {
        match member {
            Member::One { name, docs, ts, optional } => {
                let mark = if missing || *optional { "?" } else { "" };
                *text += &format!("{}  {name}{mark}: {ts};\n", comment(docs, "  "));
            }
            Member::Group { optional, members } => {
                declare_members(text, members, missing || *optional)
            }
        }
    }
}

/// Returns a documentation comment.
fn comment(docs: &str, indent: &str) -> String {
    match docs.contains('\n') {
        true => format!(
            "{indent}/**\n{indent} * {}\n{indent} */\n",
            docs.replace('\n', &format!("\n{indent} * "))
        ),
        false => format!("{indent}/** {docs} */\n"),
    }
}

/// Converts a name in kebab case to Pascal case.
fn pascal(kebab: &str) -> String {
    let capital = |part: &str| {
        part.chars()
            .take(1)
            .flat_map(char::to_uppercase)
            .chain(part.chars().skip(1))
            .collect::<String>()
    };
    kebab.split('-').map(capital).collect()
}
