//! Results of matches as players claim them, and the keys that sign them.

use super::{EndedBy, PlayerId, ReportedResult};
use altmode_core::{Error, Result};
use altmode_tournament_derive::Read;
use hmac_sha256::HMAC;
use serde::Serialize;
use std::fmt::Write;

/// Length of keys, tokens and signatures in bytes (128 bits). Longer hashes are truncated.
const BYTES: usize = 16;

/// A key that signs links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key([u8; BYTES]);

impl Key {
    /// Parses 32 hexadecimal digits.
    ///
    /// # Errors
    ///
    /// Returns `bad-key` for any other text.
    pub fn read(text: &str) -> Result<Key> {
        let digits: Vec<u8> = text
            .chars()
            .filter_map(|letter| letter.to_digit(16))
            .map(|digit| digit as u8)
            .collect();
        if digits.len() != 2 * BYTES || text.len() != 2 * BYTES {
            return Err(Error::new(
                "bad-key",
                format!("a key has {} hexadecimal digits", 2 * BYTES),
            ));
        }
        let mut key = [0; BYTES];
        for (byte, pair) in key.iter_mut().zip(digits.chunks(2)) {
            *byte = pair[0] << 4 | pair[1];
        }
        Ok(Key(key))
    }

    pub(crate) fn written(&self) -> String {
        self.0.iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    pub(crate) fn sign(&self, text: &str) -> Key {
        let whole = HMAC::mac(text.as_bytes(), self.0);
        let mut key = [0; BYTES];
        key.copy_from_slice(&whole[..BYTES]);
        Key(key)
    }

    /// Returns the token of a player for one match.
    pub(crate) fn token(&self, round: u32, table: u32, player: &str) -> Key {
        self.sign(&format!("report\n{round}\n{table}\n{player}"))
    }

    /// Compares in constant time, so that timing reveals nothing about the key.
    fn is(&self, other: &Key) -> bool {
        self.0.iter().zip(other.0).fold(0, |different, (one, other)| different | (one ^ other)) == 0
    }
}

/// A signed report of a result by a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Read)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Claim {
    /// Number of the round.
    pub round: u32,
    /// Table of the match.
    pub table: u32,
    /// Player who reports.
    pub player: PlayerId,
    /// Players of the match, in the order of `games`.
    pub players: [PlayerId; 2],
    /// Games won by each player.
    pub games: [i32; 2],
    /// Games played to a draw.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<i32>"))]
    pub draws: i32,
    /// Games begun but not finished.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<i32>"))]
    pub unfinished: i32,
    /// Way in which the match ended: games, a concession, an agreed draw, or tiebreakers.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<EndedBy>"))]
    pub by: EndedBy,
    /// Winner of the match, where the games do not decide it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<PlayerId>,
    /// Signature of 32 hexadecimal digits.
    pub signature: String,
}

impl Claim {
    /// Returns the signed text. Its lines are unambiguous, because ids consist of letters and digits.
    pub(crate) fn text(&self) -> String {
        let [one, other] = &self.players;
        let winner = self.winner.as_deref().unwrap_or("-");
        format!(
            "{}\n{}\n{}\n{one}\n{other}\n{}-{}\n{}\n{}\n{}\n{winner}",
            self.round,
            self.table,
            self.player,
            self.games[0],
            self.games[1],
            self.draws,
            self.unfinished,
            self.by.word()
        )
    }

    /// Returns whether the player of the claim has signed it.
    pub fn is_signed_by(&self, key: &Key) -> bool {
        let token = key.token(self.round, self.table, &self.player);
        Key::read(&self.signature).is_ok_and(|signature| signature.is(&token.sign(&self.text())))
    }

    /// Returns the result that the claim reports.
    pub fn reported(&self) -> ReportedResult {
        ReportedResult {
            round: Some(self.round),
            table: self.table,
            players: Some(self.players.clone()),
            games: self.games,
            draws: self.draws,
            unfinished: self.unfinished,
            by: self.by,
            winner: self.winner.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_and_written() {
        let text = "00ff0123456789abcdef001122334455";
        assert_eq!(Key::read(text).unwrap().written(), text);
        for bad in [
            "",
            "00",
            &text[1..],
            "zz000000000000000000000000000000",
            "+0ff0123456789abcdef001122334455",
        ] {
            assert_eq!(Key::read(bad).unwrap_err().code, "bad-key");
        }
    }
}
