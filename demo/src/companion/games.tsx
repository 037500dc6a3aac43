import type { Companion } from "altmode/companion/slim";
import { useGames } from "../journal/games.js";
import { t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";
import { PutAside } from "../ui/put-aside.js";
import { games } from "./kept.js";
import { companionModule } from "./module.js";
import { Setup } from "./setup.js";

interface Props {
  companion: Companion | undefined;
  /** Query of the address, in which a draft of heroes puts its result. */
  proposed: URLSearchParams;
}

/** The games of this device, and the form for a new one. */
export function Games({ companion, proposed }: Props) {
  const { error, begin, list, file } = useGames(companionModule, games);
  return (
    <div class="tracker stack">
      <h1>{t("companion.title")}</h1>
      <p class="quiet">{t("companion.intro")}</p>
      <Fault error={error} plain />
      <PutAside from={["companion"]} />
      {list}
      <Setup companion={companion} proposed={proposed} onBegin={begin} />
      {file}
    </div>
  );
}
