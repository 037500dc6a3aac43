// The conformance program with all entry points of the package.
import { differences } from "./conformance.js";
import { entries } from "./entries.js";
import { recorded } from "./recorded.js";

/** Returns the differences from the record. */
export const everything = () => differences(entries, recorded);
