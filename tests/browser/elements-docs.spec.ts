// The live examples of docs/elements.md in the documentation site, which the build writes beside the page.
import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { expect, expectSoundWithin, test, themes } from "./visit.js";

const guide = readFileSync(new URL("../../docs/elements.md", import.meta.url), "utf8");
const named = [...guide.matchAll(/^## `(altmode-\w+)`$/gm)].map(([, name]) => name ?? "");

/** A part of each element that is there once it is drawn. */
const drawn: Readonly<Record<string, (element: Locator) => Locator>> = {
  "altmode-card": (element) => element.getByRole("button").or(element.getByRole("article")).first(),
  "altmode-deck": (element) => element.getByRole("heading", { name: /^Battle cards/ }),
  "altmode-odds": (element) => element.getByText("KO:"),
  "altmode-odds[calculator]": (element) => element.getByTestId("sentence"),
  "altmode-replay": (element) => element.getByTestId("replay-position"),
  "altmode-board": (element) => element.getByTestId("field"),
  "altmode-game": (element) => element.getByTestId("hand").getByRole("button").first(),
};

test("the live examples of all elements are drawn", { tag: "@long" }, async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await page.goto("/docs/documents/Elements_for_any_web_site.html");
  expect(named.length).toBeGreaterThan(5);
  for (const name of [...named, "altmode-odds[calculator]"]) {
    const examples = page.locator(
      `.live-example ${name}${name === "altmode-odds" ? ":not([calculator])" : ""}`,
    );
    await expect.poll(() => examples.count(), { message: `examples of ${name}` }).toBeGreaterThan(0);
    for (const element of await examples.all()) {
      await element.scrollIntoViewIfNeeded();
      await expect(drawn[name]?.(element) ?? element.getByText("is not in the test")).toBeVisible();
    }
  }
  await expect(page.locator(".live-example [aria-busy=true]")).toHaveCount(0);
  await expectSoundWithin(page, ".live-example", themes);
  // An element that cannot be drawn says why.
  expect(warnings.filter((text) => text.includes("altmode"))).toEqual([]);
});
