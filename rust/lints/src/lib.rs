//! Checks of the workspace itself, as tests: names, prose, the glossary, arrows between modules, and the index of rules. They
//! read the sources and depend on no other crate, so that they compile in seconds.
