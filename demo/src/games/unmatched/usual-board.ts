/** The battlefield of a first visit, whose map comes with the set-up. */
export const USUAL_BOARD = "marmoreal";
