/** Strengths of a bot. Each game has its budgets. */
export const strengths = ["easy", "middle", "strong"] as const;
export type Strength = (typeof strengths)[number];
