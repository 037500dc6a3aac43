// Three sounds of a battle: a flip, a hit, a KO. They are off until a visitor asks for them, and are made by the browser.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { readText, writeText } from "../store/storage.js";

/** From the most to the least important: of several at once, only one is played. */
const sounds = ["ko", "hit", "flip"] as const;
export type Sound = (typeof sounds)[number];

/** Wave, frequency at the start and the end in hertz, and length in seconds. */
const shapes: Readonly<Record<Sound, readonly [OscillatorType, number, number, number]>> = {
  flip: ["triangle", 900, 1400, 0.05],
  hit: ["square", 180, 60, 0.14],
  ko: ["sawtooth", 320, 40, 0.5],
};

const LOUDNESS = 0.12;
const PLACE = "sound";

const isOn = () => readText(PLACE) === "on";

let context: AudioContext | undefined;

function play(sound: Sound): void {
  context ??= new AudioContext();
  const [wave, from, to, length] = shapes[sound];
  const [begin, end] = [context.currentTime, context.currentTime + length];
  const tone = new OscillatorNode(context, { type: wave, frequency: from });
  const volume = new GainNode(context, { gain: LOUDNESS });
  tone.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(end);
}

/** Plays the sounds of events as they are told. */
export function useSounds<E>(
  events: readonly E[],
  told: number,
  soundOf: (event: E) => Sound | undefined,
): void {
  const heard = useRef(told);
  useEffect(() => {
    const fresh = events.slice(heard.current, told).map(soundOf);
    heard.current = told;
    const sound = sounds.find((each) => fresh.includes(each));
    if (sound !== undefined && isOn()) play(sound);
  }, [told]);
}

/** The switch of the sounds. */
export function SoundSwitch() {
  const [on, setOn] = useState(isOn);
  return (
    <label class="row">
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget: { checked } }) => {
          writeText(PLACE, checked ? "on" : "off");
          setOn(checked);
          if (checked) play("flip");
        }}
      />
      {t("table.sound")}
    </label>
  );
}
