// The check of commit messages accepts good subjects and names the fault of others.
import { expect, test } from "vitest";
import { faultsOf } from "../../scripts/check-message.mjs";

test("imperative subjects pass", () => {
  for (const subject of ["Fix Pierce bound for redirected damage", "Embed the cards", "Merge branch 'x'"])
    expect(faultsOf(`${subject}\n\nThe reason.\n`), subject).toEqual([]);
});

test.each([
  ["", /missing/],
  ["A".repeat(73), /73 characters/],
  ["fix: Pierce", /capital letter/],
  ["Fixed Pierce", /not imperative/],
  ["Adds a card", /not imperative/],
  ["Fix Pierce.", /full stop/],
  ["Fix Pierce; rename Focus", /one thing/],
  ["Fix Pierce\nand Focus", /empty line/],
])("%j is refused", (message, fault) => {
  expect(faultsOf(message).join("; ")).toMatch(fault);
});
