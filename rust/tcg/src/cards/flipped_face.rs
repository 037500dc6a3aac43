//! Effects of battle cards flipped in a battle.

use altmode_tcg_language::Color;

/// Effect of a card flipped in a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct FlippedFace {
    /// Number of icons by colour, as they count for the side that flips it.
    pub icons: [u8; 5],
    /// Amount added to attack on the attacking side, or to defense on the defending side.
    pub pips: u8,
    /// Amount added to Pierce by its black icons.
    pub pierce: u8,
    /// Whether it has a white icon that works.
    pub white: bool,
}

/// Recolouring in which every colour counts as itself.
pub const NO_RECOLORINGS: [u8; 5] = [0, 1, 2, 3, 4];

impl FlippedFace {
    /// Returns the effect of a card with these icons when a side flips it (0 attacking, 1 defending). `works` returns
    /// whether the icon at a position has its battle effect.
    pub fn of(
        icons: &[Color],
        side: usize,
        recolor: [u8; 5],
        works: impl Fn(usize) -> bool,
    ) -> FlippedFace {
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
