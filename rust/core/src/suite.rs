//! Tests that any game plugs into.
