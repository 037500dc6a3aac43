import { option, string } from "../input.js";
import type { Instance } from "../instance.js";

/** Options of a match on this device. */
export interface MatchOptions {
  /**
   * Device name: 1 to 16 letters and digits, unique among the devices and open tabs of a match, because
   * merging identifies entries by it. The default is random.
   */
  device?: string | undefined;
  /** Time in milliseconds since 1970, `Date.now()` by default. */
  at?: number | undefined;
}

/** @internal Returns the name of the device. */
export function deviceOf(instance: Instance, options: MatchOptions | undefined): string {
  const device = option(options, "device");
  return device === undefined ? instance.freshSeed().slice(0, 6) : string(device, "the device");
}
