import type { Booster, Tournaments } from "altmode/tournament/slim";
import { useEffect, useState } from "preact/hooks";
import { type Catalogue, isCharacter, setName } from "../../cards/catalogue.js";
import { t } from "../../messages/index.js";
import { Combobox, type Option } from "../../ui/combobox.js";
import { Fault } from "../../ui/fault.js";
import { NumberField, wholeNumber } from "../../ui/number-field.js";
import { keepDrafts, keptDrafts, onOtherDrafts } from "./kept.js";
import { Picker } from "./picker.js";
import { DraftTable, type Picking } from "./table.js";

/** Boosters of a player, and their cards, as they were sold (Tournament Rules, Appendix D). */
const usual = { boosters: "5", characters: "1", battle: "7" };
type Count = keyof typeof usual;
const most: Record<Count, number> = { boosters: 20, characters: 4, battle: 20 };

interface Props {
  catalogue: Catalogue;
  rules: Tournaments;
  /** The players of the pod, in the order of their seats. */
  players: readonly string[];
  name: (player: string) => string;
  /** The pools have changed. */
  onPools: () => void;
}

/**
 * The picks of a pod with real boosters. The rules draft unknown cards, which keeps the order, the direction, the times and
 * the reviews of section 7.7, and each pick is named as far as it is entered.
 */
export function RealPicks({ catalogue, rules, players, name, onPools }: Props) {
  const place = `real ${players.join()}`;
  const [saved, setSaved] = useState(() => keptDrafts().drafts[place]);
  const [counts, setCounts] = useState(usual);
  const [error, setError] = useState<unknown>();
  useEffect(() => onOtherDrafts(() => setSaved(keptDrafts().drafts[place])), [place]);

  const begin = () => {
    try {
      const count = (of: Count) => wholeNumber(counts[of], most[of]) ?? 0;
      const unknown = (seat: number, pack: number, kind: "characters" | "battle") =>
        Array.from({ length: count(kind) }, (_, card) => `${place}/${seat}/${pack}/${kind}/${card}`);
      const boosters = players.map((_, seat) =>
        Array.from(
          { length: count("boosters") },
          (__, pack): Booster => ({
            characters: unknown(seat, pack, "characters"),
            battle: unknown(seat, pack, "battle"),
          }),
        ),
      );
      const draft = rules.newDraft({ players: [...players], boosters });
      const begun = draft.save();
      draft.free();
      keepDrafts({ drafts: { ...keptDrafts().drafts, [place]: begun } });
      setSaved(begun);
      setError(undefined);
    } catch (thrown) {
      setError(thrown);
    }
  };
  /** A named pick belongs to the pool of its player. */
  const named = (player: string, unknown: string, card: string) => {
    const { real, named: before } = keptDrafts();
    keepDrafts({
      named: { ...before, [unknown]: card },
      real: { ...real, [player]: [...(real[player] ?? []), card] },
    });
    onPools();
  };
  const undone = (player: string, unknown: string) => {
    const {
      real,
      named: { [unknown]: card, ...rest },
    } = keptDrafts();
    const pool = real[player] ?? [];
    const at = card === undefined ? -1 : pool.lastIndexOf(card);
    keepDrafts({ named: rest, real: { ...real, [player]: pool.filter((_, index) => index !== at) } });
    onPools();
  };

  const start = (
    <div class="stack tight">
      <div class="row">
        {(["boosters", "characters", "battle"] as const).map((of) => (
          <NumberField
            key={of}
            label={t(`draft.picks-${of}`)}
            value={counts[of]}
            least={of === "characters" ? 0 : 1}
            most={most[of]}
            onChange={(text) => setCounts({ ...counts, [of]: text })}
          />
        ))}
      </div>
      <Fault error={error} plain />
      <button type="button" onClick={begin}>
        {t("draft.picks-begin")}
      </button>
    </div>
  );
  if (saved === undefined) return start;
  return (
    <DraftTable
      rules={rules}
      saved={saved}
      again={start}
      name={name}
      catalogue={catalogue}
      place={place}
      namedAs={(unknown) => keptDrafts().named[unknown]}
      onUndone={undone}
      entry={(picking) => <Named catalogue={catalogue} onNamed={named} {...picking} />}
    />
  );
}

interface NamedProps extends Picking {
  catalogue: Catalogue;
  onNamed: (player: string, unknown: string, card: string) => void;
}

/** The pick of one seat after the other by a search, or of all seats without names. */
function Named({ catalogue, view, name, onPick, onNamed }: NamedProps) {
  const [wanted, setWanted] = useState("");
  const waiting = view.seats.filter(({ picksNow }) => picksNow);
  const seat = waiting.find(({ player }) => player === wanted) ?? waiting[0];
  if (seat === undefined) return null;
  const characters = view.stage === "characters";
  const unknown = ({ pack }: typeof seat) => (characters ? view.middle : (pack ?? []))[0];
  const options = (): Option[] =>
    catalogue.all
      .filter(
        (card) => card.reprintOf === null && card.kind !== "combiner" && isCharacter(card) === characters,
      )
      .map((card) => ({ id: card.id, label: card.fullName, detail: setName(card) }));
  const pick = (card: string) => {
    const taken = unknown(seat);
    if (taken !== undefined && onPick(seat.player, taken)) onNamed(seat.player, taken, card);
  };
  return (
    <div class="stack tight">
      {waiting.length > 1 ? (
        <Picker waiting={waiting} chosen={seat.player} name={name} onChoose={setWanted} />
      ) : null}
      <Combobox
        label={t("draft.picks-card", { name: name(seat.player) })}
        options={options}
        value=""
        adds
        onChange={pick}
      />
      <button
        type="button"
        onClick={() => {
          for (const each of waiting) {
            const taken = unknown(each);
            if (taken !== undefined) onPick(each.player, taken);
          }
        }}
      >
        {t("draft.picks-unnamed")}
      </button>
    </div>
  );
}
