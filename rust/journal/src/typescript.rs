//! TypeScript declarations that follow from the parts of a log that a game defines.

use crate::Table;

/// Returns the declaration of the type `name` of an exported match, whose setup has the type `setup`.
pub fn export<T: Table>(name: &str, setup: &str) -> String {
    let format = T::FORMAT;
    format!(
        "/** A whole match, as returned by `export()`, for `import()` and `merge()`. */
export type {name} = {{
  /** The name of the format. */
  format: \"{format}\";
  /** Version of the format. */
  version: number;
  /** The id of the match, equal in all copies. */
  id: string;
  /** The setup. */
  setup: {setup};
  /** The state that older entries resulted in, if they were left out. */
  base?: unknown;
  /** The entries, in order. */
  log: unknown[];
}};
"
    )
}
