// The camera as a reader of reports, before Chromium's fake camera. Chromium on Linux has no `BarcodeDetector`: one test
// has the page's own reader decode the picture of a code, in the others a detector of the test stands for the browser's,
// which reads nothing at first and then the code.
import { writeFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import encodeQR from "qr";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { expect, expectSound, test } from "./visit.js";

const launchOptions = {
  executablePath: findChromium(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
  ],
};
test.use({ launchOptions });

/** The state of the test, kept in the page. */
type WithCode = typeof globalThis & { code?: string; looks?: number; streams?: MediaStream[] };

/** Begins a match whose players report by links. */
async function beginMatch(page: Page): Promise<void> {
  await page.goto("/#/tournament");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Cup");
  await page.getByRole("button", { name: "Begin" }).click();
  for (const name of ["Ann", "Ben"]) {
    await page.getByLabel("Name of a player").fill(name);
    await page.getByLabel("Name of a player").press("Enter");
  }
  await page.getByRole("button", { name: "Pair the next round" }).click();
  await page.locator("summary", { hasText: "Results reported by players" }).first().click();
  await page.getByRole("button", { name: "Let players report by links" }).click();
}

/** Returns the report that both players of the first table sign together. */
async function signed(page: Page): Promise<string> {
  const telephone = await page.context().newPage();
  await telephone.goto(await page.getByTestId("table-link").inputValue());
  await telephone.getByText("Both together").click();
  await telephone.getByLabel("Result", { exact: true }).selectOption({ index: 1 });
  await telephone.getByRole("button", { name: "Sign this result" }).click();
  const claim = await telephone.getByTestId("claim-link").inputValue();
  await telephone.close();
  return claim;
}

/** Begins a match before a camera whose detector is the test's. */
async function begin(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = globalThis as WithCode;
    seen.looks = 0;
    seen.streams = [];
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      seen.streams?.push(stream);
      return stream;
    };
    class FakeDetector {
      static async getSupportedFormats() {
        return ["qr_code"];
      }
      async detect(video: HTMLVideoElement) {
        if (video.videoWidth === 0) throw new Error("there is no picture");
        seen.looks = (seen.looks ?? 0) + 1;
        return seen.looks < 3 || seen.code === undefined ? [] : [{ rawValue: seen.code }];
      }
    }
    Object.assign(globalThis, { BarcodeDetector: FakeDetector });
  });
  await beginMatch(page);
}

/** Returns whether every camera that was opened is off again. */
const isOff = (page: Page) =>
  page.evaluate(() =>
    ((globalThis as WithCode).streams ?? []).every((stream) =>
      stream.getTracks().every(({ readyState }) => readyState === "ended"),
    ),
  );

test("a report is read by the camera, which is off again afterwards", async ({ page }) => {
  await begin(page);
  const claim = await signed(page);
  const scan = page.getByTestId("scan");
  const camera = scan.locator("button[aria-expanded]");
  await camera.click();
  await expect(scan.locator("video")).toBeVisible();
  await expect.poll(() => page.evaluate(() => (globalThis as WithCode).looks)).toBeGreaterThan(2);
  await expectSound(page, [{ width: 390, height: 844 }]);
  await page.evaluate((code) => {
    (globalThis as WithCode).code = code;
  }, claim);
  await expect(page.getByLabel(/^Result of table 1:/).locator("option:checked")).toContainText("2–0");
  await expect(scan.locator("video")).toHaveCount(0);
  await expect.poll(() => isOff(page)).toBe(true);
});

test("another code is refused, and so is a camera that cannot be opened", async ({ page }) => {
  await begin(page);
  await page.evaluate(() => {
    (globalThis as WithCode).code = "https://example.org/";
  });
  const scan = page.getByTestId("scan");
  const camera = scan.locator("button[aria-expanded]");
  await camera.click();
  await expect(scan.getByRole("status")).toHaveText("This is no link of a report.");
  await expect.poll(() => isOff(page)).toBe(true);
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await camera.click();
  await expect(scan.getByRole("status")).toContainText(/camera/i);
  await expect(scan.locator("video")).toHaveCount(0);
});

/** Lines of the fake camera's picture, and points of one. */
const [HIGH, WIDE] = [480, 640];

/** Returns the film of a fake camera (YUV4MPEG2, grey): a code on paper, held askew before a darker table. */
function filmOf(text: string): Buffer {
  const code = encodeQR(text, "raw", { ecc: "low", border: 4 });
  const module = (HIGH * 0.9) / code.length;
  const [sine, cosine] = [Math.sin(0.12), Math.cos(0.12)];
  const grey = Buffer.alloc(WIDE * HIGH, 90);
  for (let y = 0; y < HIGH; y++)
    for (let x = 0; x < WIDE; x++) {
      const [right, down] = [x - WIDE / 2, y - HIGH / 2];
      const row = Math.floor((down * cosine - right * sine) / module + code.length / 2);
      const column = Math.floor((right * cosine + down * sine) / module + code.length / 2);
      const dark = code[row]?.[column];
      if (dark !== undefined) grey[y * WIDE + x] = dark ? 50 : 190;
    }
  const frame = Buffer.concat([Buffer.from("FRAME\n"), grey, Buffer.alloc(grey.length / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDE} H${HIGH} F10:1 Ip A1:1 C420\n`);
  return Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)]);
}

test("a browser without a reader of codes reads a real code before its camera", async ({
  page,
  baseURL,
}, info) => {
  await beginMatch(page);
  const film = info.outputPath("code.y4m");
  writeFileSync(film, filmOf(await signed(page)));
  const before = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--use-file-for-fake-video-capture=${film}`],
  });
  const desk = await before.newPage({ storageState: await page.context().storageState() });
  await desk.goto(`${baseURL}#/tournament`);
  expect(await desk.evaluate(() => "BarcodeDetector" in globalThis)).toBe(false);
  await desk.locator("summary", { hasText: "Results reported by players" }).first().click();
  await desk.getByTestId("scan").locator("button[aria-expanded]").click();
  await expect(desk.getByLabel(/^Result of table 1:/).locator("option:checked")).toContainText("2–0");
  await expect(desk.getByTestId("scan").locator("video")).toHaveCount(0);
  await before.close();
});
