// The camera as a reader of reports, before Chromium's fake camera. Chromium on Linux has no `BarcodeDetector`, so a
// detector of the test stands for it, which reads nothing at first and then the code. Real codes are not decoded here.
import type { Page } from "@playwright/test";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { expect, expectSound, test } from "./visit.js";

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
    ],
  },
});

/** The state of the test, kept in the page. */
type WithCode = typeof globalThis & { code?: string; looks?: number; streams?: MediaStream[] };

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
      async detect(video: HTMLVideoElement) {
        if (video.videoWidth === 0) throw new Error("there is no picture");
        seen.looks = (seen.looks ?? 0) + 1;
        return seen.looks < 3 || seen.code === undefined ? [] : [{ rawValue: seen.code }];
      }
    }
    Object.assign(globalThis, { BarcodeDetector: FakeDetector });
  });
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

/** Returns whether every camera that was opened is off again. */
const isOff = (page: Page) =>
  page.evaluate(() =>
    ((globalThis as WithCode).streams ?? []).every((stream) =>
      stream.getTracks().every(({ readyState }) => readyState === "ended"),
    ),
  );

test("a report is read by the camera, which is off again afterwards", async ({ page, context }) => {
  await begin(page);
  const telephone = await context.newPage();
  await telephone.goto(await page.getByTestId("table-link").inputValue());
  await telephone.getByText("Both together").click();
  await telephone.getByLabel("Result", { exact: true }).selectOption({ index: 1 });
  await telephone.getByRole("button", { name: "Sign this result" }).click();
  const claim = await telephone.getByTestId("claim-link").inputValue();
  await telephone.close();

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
