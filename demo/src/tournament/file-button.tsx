import { useId, useRef } from "preact/hooks";
import { chosen } from "./files.js";

interface Props {
  label: string;
  onFile: (content: unknown) => void;
  onFault: (error: unknown) => void;
}

/** Takes a file with JSON. */
export function FileButton({ label, onFile, onFault }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const read = () => {
    if (!input.current) return;
    chosen(input.current).then((content) => {
      if (content !== undefined) onFile(content);
    }, onFault);
  };
  return (
    <span class="tournament-file">
      <label for={id}>{label}</label>
      <input id={id} ref={input} type="file" accept=".json,application/json" onChange={read} />
    </span>
  );
}
