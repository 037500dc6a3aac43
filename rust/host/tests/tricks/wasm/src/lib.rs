//! Bindings of [`altmode_tricks::api`].
//!
//! Every `Result` fails with a thrown `Error`, see [`thrown`].

#![allow(
    missing_docs,
    reason = "called by the JavaScript wrapper, whose declarations are documented"
)]

use altmode_tricks::api;
use altmode_wasm::{Answer, room, thrown};
use wasm_bindgen::prelude::*;

altmode_wasm::rules_class!(Tricks, api::Tricks);
altmode_wasm::game_classes!(altmode_tricks::api);
