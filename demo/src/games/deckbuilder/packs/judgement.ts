// The judgement of the engine on a pack while it is written: its mistakes, and its cards with their texts.
import type { Card, Character, PackMistake, Standalone } from "altmode/deckbuilder/slim";
import { useEffect, useState } from "preact/hooks";
import { lies } from "../../../ui/place.js";
import { anyRules, rulesWith } from "../engine.js";
import { type Draft, lists, packOf } from "./kept.js";

/** Time after the last key before the engine checks the pack, in milliseconds. */
const CHECK_PAUSE = 300;

export interface Judgement {
  readonly mistakes: readonly PackMistake[];
  /** The numbers of players of a game with this pack alone; missing if the pack has mistakes. */
  readonly alone?: Standalone;
  /** The cards and characters without mistakes, by id. */
  readonly cards: ReadonlyMap<string, Card>;
  readonly characters: ReadonlyMap<string, Character>;
}

/** Returns a draft without the cards and characters that have a mistake. */
const withoutWrong = (draft: Draft, mistakes: readonly PackMistake[]): Draft => {
  const parts = lists.map((list) => {
    const isSound = (_: unknown, index: number) =>
      !mistakes.some(({ path }) => lies(path, `${list}[${index}]`));
    return [list, draft[list].filter(isSound)] as const;
  });
  return { ...draft, ...Object.fromEntries(parts) };
};

const sizeOf = ({ cards, characters }: Draft) => cards.length + characters.length;

async function judge(draft: Draft): Promise<Judgement> {
  // Checking needs no pack, so the worker of the last rendering does.
  const { deckbuilder } = await anyRules();
  const mistakes = await deckbuilder.checkPack(packOf(draft));
  let sound = draft;
  // A card without a mistake of its own can need one that has some.
  for (let wrong = mistakes; wrong.length > 0; wrong = await deckbuilder.checkPack(packOf(sound))) {
    const next = withoutWrong(sound, wrong);
    if (sizeOf(next) === sizeOf(sound)) return { mistakes, cards: new Map(), characters: new Map() };
    sound = next;
  }
  const rules = await rulesWith([packOf(sound)]);
  const characters = await rules.deckbuilder.characters.all();
  const alone = mistakes.length === 0 ? await rules.deckbuilder.standalone(packOf(draft)) : undefined;
  return {
    mistakes,
    ...(alone && { alone }),
    cards: rules.cards,
    characters: new Map(characters.map((each) => [each.id, each])),
  };
}

/** Lets the engine judge a pack after each change. Returns its judgement; `undefined` while it is not known. */
export function useJudgement(draft: Draft): { judged: Judgement | undefined; error: unknown } {
  const [judged, setJudged] = useState<Judgement>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let wanted = true;
    const check = async () => {
      try {
        const next = await judge(draft);
        if (!wanted) return;
        setJudged(next);
        setError(undefined);
      } catch (thrown) {
        if (wanted) setError(thrown);
      }
    };
    const timer = setTimeout(() => void check(), CHECK_PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [draft]);
  // While a change is checked, the judgement before it stays in sight.
  return { judged, error };
}
