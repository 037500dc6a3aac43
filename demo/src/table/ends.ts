/** Returns whether moves of a type end something: a turn, a choice, or an offer that is refused. */
export const isEnd = (type: string): boolean =>
  ["end-main", "end-turn", "done", "decline", "no"].includes(type);
