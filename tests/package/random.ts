// Property tests take their inputs from the seed that npm test sets, or from a random one.
import fc from "fast-check";

const seed = process.env.PROPTEST_RNG_SEED;
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
