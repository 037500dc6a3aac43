// Films one battle of the TCG as an animated picture, docs/screenshots/battle.webp, for the README. Needs a built page
// (`npx vite build demo`).
//
//   node scripts/film.mjs
import { writeFileSync } from "node:fs";
import { animated } from "./lib/animated-webp.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { at, say } from "./lib/run.mjs";
import { serveSite } from "./lib/site.mjs";

const size = { width: 1280, height: 800 };
/** Pixels of the film for one of the page. */
const SCALE = 0.75;
const QUALITY = 0.6;
const MOST_BYTES = 1_000_000;
/** Time between two looks at the page, and for which the first and the last picture stand, in milliseconds. */
const STEP = 100;
const STAND = 1500;

/**
 * Runs in the page: returns the part of a picture that differs from the one before it, with its place in pixels, or undefined
 * if all is the same. Places are even, as the format wants.
 */
async function changedPart([source, { width, height }, quality]) {
  const image = new Image();
  image.src = `data:image/png;base64,${source}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { alpha: false });
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const before = globalThis.before ?? new Uint32Array();
  globalThis.before = pixels;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const [at, pixel] of pixels.entries()) {
    if (pixel === before[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  }
  if (right === 0) return undefined;
  const place = { x: left - (left % 2), y: top - (top % 2) };
  const part = Object.assign(document.createElement("canvas"), {
    width: right - place.x,
    height: bottom - place.y,
  });
  part.getContext("2d", { alpha: false }).drawImage(canvas, -place.x, -place.y);
  const webp = part.toDataURL("image/webp", quality).split(",")[1];
  return { webp, ...place, width: part.width, height: part.height };
}

const { chromium } = await import("@playwright/test");
const site = await serveSite();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const page = await browser.newPage({ viewport: size, colorScheme: "light", serviceWorkers: "block" });
  await page.addInitScript(() => {
    localStorage.setItem("altmode.coached", "yes");
    localStorage.setItem("altmode.speed", "instant");
  });
  await page.goto(`${site.address}#/play`);
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel("Seed (optional)").fill("2a");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const opener = page.locator('[data-testid="open-moves"]:enabled');
  const moves = page.getByTestId("drawer").locator("[data-action-id]");
  const attack = moves.filter({ hasText: / attacks / });
  for (let number = 0; number < 60; number++) {
    await opener.waitFor();
    await page.waitForTimeout(450);
    if ((await opener.getAttribute("aria-expanded")) === "false") await opener.click();
    // A turn in which several attack several, when some have Upgrades.
    if (number > 6 && (await attack.count()) > 2) break;
    await moves.nth((number * 5) % (await moves.count())).press("Enter");
  }
  const id = await attack.first().getAttribute("data-action-id");
  await page.getByTestId("drawer").getByRole("button", { name: "Close" }).click();
  await page.locator(".table-menu > summary").click();
  await page.getByLabel("Speed of scenes").selectOption("Normal");
  await page.keyboard.press("Escape");

  const pictures = [];
  const look = async () => {
    const picture = await page.screenshot();
    const now = performance.now();
    const last = pictures.at(-1);
    if (last?.picture.equals(picture)) return;
    pictures.push({ picture, now });
  };
  await look();
  await opener.click();
  await page.getByTestId("drawer").locator(`[data-action-id="${id}"]`).press("Enter");
  const end = performance.now() + 20_000;
  const turn = await page.locator(".turn-sign").textContent();
  // The answer of the bot is another battle.
  while (performance.now() < end && (await page.locator(".turn-sign").textContent()) === turn) {
    await look();
    await page.waitForTimeout(STEP);
  }

  // The browser turns pictures into WebP, of each the part that has changed.
  const film = { width: Math.round(size.width * SCALE), height: Math.round(size.height * SCALE) };
  const frames = [];
  for (const [index, { picture, now }] of pictures.entries()) {
    const part = await page.evaluate(changedPart, [picture.toString("base64"), film, QUALITY]);
    const next = pictures[index + 1];
    const milliseconds = index === 0 || next === undefined ? STAND : next.now - now;
    if (part === undefined) frames.at(-1).milliseconds += milliseconds;
    else frames.push({ ...part, webp: Buffer.from(part.webp, "base64"), milliseconds });
  }
  const content = animated(frames, film);
  if (content.length > MOST_BYTES)
    throw new Error(`the film has ${content.length} bytes, more than ${MOST_BYTES}`);
  writeFileSync(at("docs", "screenshots", "battle.webp"), content);
  say(`docs/screenshots/battle.webp: ${frames.length} pictures, ${Math.round(content.length / 1000)} kB`);
} finally {
  await browser.close();
  await site.close();
}
