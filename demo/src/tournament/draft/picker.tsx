import { useId } from "preact/hooks";
import { t } from "../../messages/index.js";

interface Props {
  /** The seats that have a card to pick. */
  waiting: readonly { readonly player: string }[];
  /** Id of the chosen player. */
  chosen: string;
  name: (player: string) => string;
  onChoose: (player: string) => void;
}

/** The choice of the player who picks next. */
export function Picker({ waiting, chosen, name, onChoose }: Props) {
  const id = useId();
  return (
    <div class="row">
      <label for={id}>{t("draft.picker")}</label>
      <select id={id} value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {waiting.map(({ player }) => (
          <option key={player} value={player}>
            {name(player)}
          </option>
        ))}
      </select>
    </div>
  );
}
