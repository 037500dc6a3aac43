//! Checks of the workspace itself, as tests: names, prose, the glossary, arrows between modules, the index of rules, and the files
//! of integration tests. They read the sources and depend on no other crate of the workspace, so that they compile in seconds.
