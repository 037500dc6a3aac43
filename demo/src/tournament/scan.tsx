import { useEffect, useId, useRef, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { plainText } from "../ui/fault.js";
import type { Act } from "./act.js";
import { claimIn, claimsOf } from "./addresses.js";

/** A reader of codes: the browser's, which not all browsers have, or that of the library. */
interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type WithDetector = typeof globalThis & {
  BarcodeDetector?: {
    new (options: { formats: string[] }): Detector;
    getSupportedFormats(): Promise<readonly string[]>;
  };
};

/** Returns the browser's reader of QR codes, or loads the library's. */
async function detector(): Promise<Detector> {
  const { BarcodeDetector: Own } = globalThis as WithDetector;
  // Some systems have the class, and no format that it reads.
  if (Own !== undefined && (await Own.getSupportedFormats()).includes("qr_code"))
    return new Own({ formats: ["qr_code"] });
  const { BarcodeDetector } = await import("qr/decode.js");
  return new BarcodeDetector({ formats: ["qr_code"] });
}

/** Time between two looks at the picture of the camera, in milliseconds. */
const PAUSE = 300;

/** Takes players' reports in: by the camera, or by their links. */
export function ScanReports({ act }: { act: Act }) {
  const id = useId();
  const [on, setOn] = useState(false);
  const [text, setText] = useState("");
  const [told, setTold] = useState("");
  const take = async (found: string) => {
    const claim = claimIn(found);
    if (claim === undefined) {
      setTold(t("desk.no-report"));
      return false;
    }
    const claims = await claimsOf(claim);
    const taken = act((one) => {
      for (const event of claims) one.apply(event);
    });
    setTold(taken ? t("desk.claim-taken") : "");
    return taken;
  };
  return (
    <div class="stack" data-testid="scan">
      <button type="button" aria-expanded={on} onClick={() => setOn(!on)}>
        {t(on ? "desk.scan-stop" : "desk.scan")}
      </button>
      {on ? (
        <Camera
          onFound={(found) => {
            setOn(false);
            take(found).catch((error) => setTold(plainText(error)));
          }}
          onFault={(message) => {
            setOn(false);
            setTold(message);
          }}
        />
      ) : null}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          take(text).then(
            (taken) => {
              if (taken) setText("");
            },
            (error) => setTold(plainText(error)),
          );
        }}
      >
        <label for={id}>{t("desk.report-link")}</label>
        <input
          id={id}
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" disabled={text.trim() === ""}>
          {t("desk.take-report")}
        </button>
      </form>
      <p role="status">{told}</p>
    </div>
  );
}

interface CameraProps {
  onFound: (text: string) => void;
  onFault: (message: string) => void;
}

function Camera({ onFound, onFault }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let over = false;
    const look = async (reader: Detector) => {
      const picture = video.current;
      if (over || picture === null) return;
      // A picture in which nothing can be read is no fault.
      const [code] = picture.readyState < 2 ? [] : await reader.detect(picture).catch(() => []);
      if (over) return;
      if (code === undefined) setTimeout(() => void look(reader), PAUSE);
      else onFound(code.rawValue);
    };
    const open = async () => {
      const loading = detector();
      // Awaited below. Without a camera it is not awaited.
      loading.catch(() => undefined);
      // Pages of insecure addresses have no devices.
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (over || video.current === null) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      video.current.srcObject = stream;
      await video.current.play();
      await look(await loading);
    };
    open().catch(() => {
      if (!over) onFault(t("desk.no-camera"));
    });
    return () => {
      over = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  return <video ref={video} class="scan-picture" muted playsInline aria-label={t("desk.scan")} />;
}
