//! What a battle card does when it is flipped in a battle.

use altmode_tcg_language::Color;

/// What a card does when it is flipped in a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct FlippedFace {
    /// Its icons by colour, as they count for the side that flips it.
    pub icons: [u8; 5],
    /// What it adds to attack on the attacking side, to defense on the defending side.
    pub pips: u8,
    /// What its black icons add to Pierce.
    pub pierce: u8,
    /// It has a white icon that works.
    pub white: bool,
}

/// Every colour counts as itself.
pub const NO_RECOLORINGS: [u8; 5] = [0, 1, 2, 3, 4];

impl FlippedFace {
    /// What a card with these icons does when a side flips it. `works` says whether the icon at a position has its
    /// battle effect.
    pub fn of(icons: &[Color], side: usize, recolor: [u8; 5], works: impl Fn(usize) -> bool) -> FlippedFace {
        let mut face = FlippedFace::default();
        for (index, icon) in icons.iter().enumerate() {
            let color = usize::from(recolor[*icon as usize]);
            face.icons[color] += 1;
            if !works(index) {
                continue;
            }
            let own = if side == 0 { Color::Orange } else { Color::Blue };
            face.pips += u8::from(color == own as usize);
            face.pierce += u8::from(side == 0 && color == Color::Black as usize);
            face.white |= color == Color::White as usize;
        }
        face
    }
}
