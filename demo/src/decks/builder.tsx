import type { Deck, Tcg } from "altmode/tcg/slim";
import { useMemo, useState } from "preact/hooks";
import type { CardFacts, Catalogue } from "../cards/catalogue.js";
import { CardDialog } from "../cards/dialog.js";
import { linesOf, sideLinesOf } from "../deck-lists/deck.js";
import { t } from "../messages/index.js";
import { Later } from "../ui/later.js";
import { Segments } from "../ui/segments.js";
import { Contents } from "./contents.js";
import { Export } from "./export.js";
import { Finder } from "./finder.js";
import { Legality, problemsOf, type ShownFormat } from "./legality.js";
import { IconCounts, Odds } from "./odds.js";

const views = ["deck", "add", "odds"] as const;
type View = (typeof views)[number];

interface Props {
  /** Missing until it is needed: an empty deck needs no engine. */
  tcg: Tcg | undefined;
  catalogue: Catalogue;
  deck: Deck;
  onChange: (deck: Deck) => void;
  /** Missing if there is nothing to undo. */
  onUndo: (() => void) | undefined;
}

/** The deck, the card finder and the statistics. Small screens show one of them at a time. */
export function Builder({ tcg, catalogue, deck, onChange, onUndo }: Props) {
  const [view, setView] = useState<View>("deck");
  const [format, setFormat] = useState<ShownFormat>("constructed");
  const [looked, setLooked] = useState<CardFacts>();
  const lines = useMemo(() => linesOf(catalogue, deck), [catalogue, deck]);
  const side = useMemo(() => sideLinesOf(catalogue, deck), [catalogue, deck]);
  const problems = useMemo(() => tcg && problemsOf(tcg, deck, format), [tcg, deck, format]);
  const part = (name: View) => (name === view ? "part shown" : "part");
  return (
    <div class="builder">
      <div class="views">
        <Segments
          legend={t("decks.views")}
          options={views.map((each) => [each, t(`decks.view.${each}`)] as const)}
          value={view}
          onChange={setView}
        />
      </div>
      <div class={part("add")}>
        <Later>
          {() => <Finder catalogue={catalogue} deck={deck} onChange={onChange} onLook={setLooked} />}
        </Later>
      </div>
      <div class={part("deck")}>
        <section class="panel" aria-label={t("decks.view.deck")} data-testid="deck">
          <div class="row spread">
            <label class="field name">
              <span class="hidden-visually">{t("decks.name")}</span>
              <input
                value={deck.name ?? ""}
                placeholder={t("decks.name")}
                maxLength={60}
                onInput={({ currentTarget }) => onChange({ ...deck, name: currentTarget.value })}
              />
            </label>
            <button type="button" disabled={onUndo === undefined} onClick={onUndo}>
              {t("table.undo")}
            </button>
          </div>
          <IconCounts lines={lines} />
          <Legality format={format} onFormat={setFormat} problems={problems} lines={lines} />
          <Contents
            deck={deck}
            lines={lines}
            side={side}
            problems={problems ?? []}
            onChange={onChange}
            onLook={setLooked}
          />
          {tcg ? <Export tcg={tcg} catalogue={catalogue} deck={deck} /> : null}
        </section>
      </div>
      <div class={part("odds")}>
        <Later>{() => <Odds tcg={tcg} deck={deck} lines={lines} />}</Later>
      </div>
      {looked ? <CardDialog card={looked} onClose={() => setLooked(undefined)} /> : null}
    </div>
  );
}
