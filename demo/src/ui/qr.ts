// QR codes (ISO/IEC 18004) of texts: byte mode, error correction level L, so that a whole game fits.

/** Error correction codewords of each block, and blocks, of versions 1 to 40 at level L (table 9). */
const CORRECTION = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
  30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
];
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
  19, 19, 20, 21, 22, 24, 25,
];
const LEVEL_L = 1;

/** Dark modules, row by row; `undefined` when the text is too long for any code. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= 40; version++) {
    const room = dataCodewords(version);
    const countBits = version < 10 ? 8 : 16;
    if (4 + countBits + 8 * bytes.length <= 8 * room) {
      return draw(version, interleave(version, codewords(bytes, countBits, room)));
    }
  }
  return undefined;
}

/** Modules that carry data and correction. */
function rawModules(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const alignments = Math.floor(version / 7) + 2;
    modules -= (25 * alignments - 10) * alignments - 55;
    if (version >= 7) modules -= 36;
  }
  return modules;
}

const at = (table: readonly number[], version: number) => table[version - 1] ?? 0;

function dataCodewords(version: number): number {
  return Math.floor(rawModules(version) / 8) - at(CORRECTION, version) * at(BLOCKS, version);
}

function codewords(bytes: Uint8Array, countBits: number, room: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let place = length - 1; place >= 0; place--) bits.push((value >>> place) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, countBits);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, 8 * room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < 8 * room; pad ^= 0xec ^ 0x11) put(pad, 8);
  const words: number[] = [];
  for (let bit = 0; bit < bits.length; bit += 8) {
    words.push(bits.slice(bit, bit + 8).reduce((word, next) => (word << 1) | next, 0));
  }
  return words;
}

/** The product in the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1. */
function product(one: number, other: number): number {
  let result = 0;
  for (let place = 7; place >= 0; place--) {
    result = (result << 1) ^ ((result >>> 7) * 0x11d);
    result ^= ((other >>> place) & 1) * one;
  }
  return result;
}

/** The Reed-Solomon generator without its leading coefficient. */
function generator(degree: number): number[] {
  const result = [...new Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let place = 0; place < degree; place++) {
      result[place] = product(result[place] ?? 0, root) ^ (result[place + 1] ?? 0);
    }
    root = product(root, 2);
  }
  return result;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const result = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ (result.shift() ?? 0);
    result.push(0);
    divisor.forEach((coefficient, place) => {
      result[place] = (result[place] ?? 0) ^ product(coefficient, factor);
    });
  }
  return result;
}

/** Cuts the data into blocks, adds their correction, and takes the blocks' words in turn. */
function interleave(version: number, data: readonly number[]): number[] {
  const blocks = at(BLOCKS, version);
  const correction = at(CORRECTION, version);
  const raw = Math.floor(rawModules(version) / 8);
  const short = Math.floor(raw / blocks) - correction;
  const shortBlocks = blocks - (raw % blocks);
  const divisor = generator(correction);
  const parts: number[][] = [];
  const checks: number[][] = [];
  let from = 0;
  for (let block = 0; block < blocks; block++) {
    const part = data.slice(from, from + short + (block < shortBlocks ? 0 : 1));
    from += part.length;
    parts.push(part);
    checks.push(remainder(part, divisor));
  }
  const inTurn = (lists: readonly number[][], length: number) =>
    Array.from({ length }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
  return [...inTurn(parts, short + 1), ...inTurn(checks, correction)];
}

type Grid = (boolean | undefined)[][];

const set = (grid: Grid, x: number, y: number, dark: boolean) => {
  const row = grid[y];
  if (row && x >= 0 && x < row.length) row[x] = dark;
};

/** Centres of the small squares, along one side. */
function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - step * (count - 2 - index))];
}

/** What is the same in every code of a version; the rest is `undefined`. */
function fixed(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  for (let place = 0; place < size; place++) {
    set(grid, 6, place, place % 2 === 0);
    set(grid, place, 6, place % 2 === 0);
  }
  const square = (x: number, y: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        if (y + dy < size) set(grid, x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(x, y, 4, [2, 4]);
  }
  const centres = alignments(version, size);
  const last = centres.length - 1;
  centres.forEach((x, column) => {
    centres.forEach((y, row) => {
      const corner = (column === 0 && (row === 0 || row === last)) || (column === last && row === 0);
      if (!corner) square(x, y, 2, [1]);
    });
  });
  if (version >= 7) {
    let rest = version;
    for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let place = 0; place < 18; place++) {
      const dark = ((bits >>> place) & 1) === 1;
      const [far, near] = [size - 11 + (place % 3), Math.floor(place / 3)];
      set(grid, far, near, dark);
      set(grid, near, far, dark);
    }
  }
  format(grid, 0);
  return grid;
}

function format(grid: Grid, mask: number): void {
  const size = grid.length;
  const data = (LEVEL_L << 3) | mask;
  let rest = data;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const dark = (place: number) => ((bits >>> place) & 1) === 1;
  for (let place = 0; place < 6; place++) set(grid, 8, place, dark(place));
  set(grid, 8, 7, dark(6));
  set(grid, 8, 8, dark(7));
  set(grid, 7, 8, dark(8));
  for (let place = 9; place < 15; place++) set(grid, 14 - place, 8, dark(place));
  for (let place = 0; place < 8; place++) set(grid, size - 1 - place, 8, dark(place));
  for (let place = 8; place < 15; place++) set(grid, 8, size - 15 + place, dark(place));
  set(grid, 8, size - 8, true);
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(version: number, words: readonly number[]): boolean[][] {
  const grid = fixed(version);
  const size = grid.length;
  const free = grid.map((row) => row.map((module) => module === undefined));
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!free[y]?.[x]) continue;
        set(grid, x, y, (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1);
        bit++;
      }
    }
  }
  const masked = masks.map((mask, number) => {
    const copy: Grid = grid.map((row, y) =>
      row.map((dark, x) => (free[y]?.[x] && mask(x, y) ? dark !== true : dark === true)),
    );
    format(copy, number);
    return copy as boolean[][];
  });
  return masked.reduce((best, next) => (unrest(next) < unrest(best) ? next : best));
}

/** How hard a code is to read: long runs, large blocks of one colour, and more dark than light. */
function unrest(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  const dark = (x: number, y: number) => grid[y]?.[x] === true;
  let points = 0;
  let count = 0;
  for (let y = 0; y < size; y++) {
    let [across, down] = [0, 0];
    for (let x = 0; x < size; x++) {
      if (dark(x, y)) count++;
      across = x > 0 && dark(x, y) === dark(x - 1, y) ? across + 1 : 1;
      down = x > 0 && dark(y, x) === dark(y, x - 1) ? down + 1 : 1;
      for (const run of [across, down]) points += run === 5 ? 3 : run > 5 ? 1 : 0;
      const block = [dark(x, y), dark(x + 1, y), dark(x, y + 1), dark(x + 1, y + 1)];
      if (x + 1 < size && y + 1 < size && block.every((module) => module === block[0])) points += 3;
    }
  }
  return points + 10 * Math.floor(Math.abs((20 * count) / (size * size) - 10));
}
