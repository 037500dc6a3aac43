import { t } from "../../messages/index.js";
import { Choice } from "../../ui/choice.js";

interface Props {
  /** The seats that have a card to pick. */
  waiting: readonly { readonly player: string }[];
  /** Id of the chosen player. */
  chosen: string;
  name: (player: string) => string;
  onChoose: (player: string) => void;
}

/** The choice of the player who picks next. */
export const Picker = ({ waiting, chosen, name, onChoose }: Props) => (
  <Choice
    class="row"
    label={t("draft.picker")}
    value={chosen}
    options={waiting.map(({ player }) => [player, name(player)] as const)}
    onChange={onChoose}
  />
);
