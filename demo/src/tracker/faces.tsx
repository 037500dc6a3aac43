import { CardFace } from "../cards/face.js";
import { WithCatalogue } from "../cards/with-catalogue.js";
import "../cards/face.css";
import "../cards/icons.css";

/** Card faces, to settle a question at the table. */
export function Faces({ ids }: { ids: readonly string[] }) {
  return (
    <WithCatalogue>
      {(catalogue) => (
        <div class="stack tight">
          {ids.flatMap((id) => {
            const card = catalogue.byId.get(id);
            return card === undefined ? [] : [<CardFace key={id} card={card} linked />];
          })}
        </div>
      )}
    </WithCatalogue>
  );
}
