import type { RoundView, TableView } from "altmode/tournament/slim";
import type { ComponentChildren } from "preact";
import { t } from "../messages/index.js";

interface Props {
  round: RoundView;
  name: (player: string) => string;
  result: (table: TableView, names: readonly [string, string]) => ComponentChildren;
  /** Whether games lost by penalties are marked, which are for officials. */
  official?: boolean;
}

/** The tables of a round, each with its players and its result, and who has a bye. */
export function Tables({ round, name, result, official = false }: Props) {
  return (
    <>
      <div class="scroll-x">
        <table class="pairings">
          <thead>
            <tr>
              <th scope="col">{t("tournament.table")}</th>
              <th scope="col">{t("tournament.pairing")}</th>
              <th scope="col">{t("tournament.result")}</th>
            </tr>
          </thead>
          <tbody>
            {round.tables.map((table) => {
              const names = [name(table.players[0]), name(table.players[1])] as const;
              return (
                <tr key={table.players.join()}>
                  <th scope="row">{table.table}</th>
                  <td>
                    {names.join(" – ")}
                    {table.feature ? <em> ({t("desk.entry.feature")})</em> : null}
                    {table.thirdPlace ? <em> ({t("desk.third-place")})</em> : null}
                    {table.lost.map((lost, seat) =>
                      official && lost > 0 ? (
                        <em key={seat}>
                          {" "}
                          ({t("desk.lost-games", { name: names[seat] ?? "", count: lost })})
                        </em>
                      ) : null,
                    )}
                  </td>
                  <td>{result(table, names)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {round.byes.map((player) => (
        <p key={player}>{t("tournament.bye", { name: name(player) })}</p>
      ))}
    </>
  );
}
