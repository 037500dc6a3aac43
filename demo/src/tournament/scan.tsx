import { useEffect, useId, useRef, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import type { Act } from "./act.js";
import { claimIn, claimsOf } from "./addresses.js";

/** The browser's reader of codes, which not all browsers have. */
interface Detector {
  detect(image: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type WithDetector = typeof globalThis & {
  BarcodeDetector?: new (options: { formats: string[] }) => Detector;
};

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
  const { BarcodeDetector } = globalThis as WithDetector;
  return (
    <div class="stack" data-testid="scan">
      {BarcodeDetector === undefined ? null : (
        <button type="button" aria-expanded={on} onClick={() => setOn(!on)}>
          {t(on ? "desk.scan-stop" : "desk.scan")}
        </button>
      )}
      {on && BarcodeDetector !== undefined ? (
        <Camera
          detector={new BarcodeDetector({ formats: ["qr_code"] })}
          onFound={(found) => {
            setOn(false);
            take(found).catch((error) => setTold((error as Error).message));
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
            (error) => setTold((error as Error).message),
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
  detector: Detector;
  onFound: (text: string) => void;
  onFault: (message: string) => void;
}

function Camera({ detector, onFound, onFault }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let over = false;
    const look = async () => {
      const picture = video.current;
      if (over || picture === null) return;
      // A picture in which nothing can be read is no fault.
      const [code] = picture.readyState < 2 ? [] : await detector.detect(picture).catch(() => []);
      if (over) return;
      if (code === undefined) setTimeout(look, PAUSE);
      else onFound(code.rawValue);
    };
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: "environment" } })
      .then(async (opened) => {
        stream = opened;
        if (over || video.current === null) {
          for (const track of opened.getTracks()) track.stop();
          return;
        }
        video.current.srcObject = opened;
        await video.current.play();
        await look();
      })
      .catch(() => {
        if (!over) onFault(t("desk.no-camera"));
      });
    return () => {
      over = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  return <video ref={video} class="scan-picture" muted playsInline aria-label={t("desk.scan")} />;
}
