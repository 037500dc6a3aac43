// A browser without just-in-time compiler and without WebAssembly, also in workers, as Safari is in Lockdown Mode.
import type { Page } from "@playwright/test";
import { expect, test } from "./visit.js";

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--js-flags=--jitless"] }),
});

const press = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).click();

/** The screens that need the rules, by their addresses, with the step of a visitor that asks for them. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  play: press("Play"),
  unmatched: press("Play"),
  deckbuilder: press("Play"),
  tournament: press("Begin"),
  calculator: (page) => page.getByTestId("defender").getByLabel("Damage on it").fill("9"),
  tracker: async () => undefined,
  companion: async () => undefined,
};

for (const [screen, step] of Object.entries(screens)) {
  test(`${screen} says that the browser has no WebAssembly`, async ({ page }) => {
    await page.goto(`/#/${screen}`);
    await step(page);
    await expect(page.getByRole("alert").first()).toContainText("Lockdown Mode");
    await expect(page.getByText(/connection/)).toHaveCount(0);
  });
}
