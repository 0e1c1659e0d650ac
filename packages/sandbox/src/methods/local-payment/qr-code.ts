/** Width and height of a code of version 6, in modules. */
const SIZE = 41;
/** Bytes of data and of error correction in each of the two blocks of version 6 at level L. */
const DATA = 68;
const CORRECTION = 18;
/** The longest text in bytes: the rest is mode and length. */
const LIMIT = 2 * DATA - 2;
/** Level L with mask 0, with its error correction, most significant bit first. */
const FORMAT = 0b111011111000100;

/**
 * Encodes a text as a QR code of version 6, level L and mask 0: rows of modules, true where dark. Returns undefined for a text that is too long.
 * The standard is ISO/IEC 18004.
 */
export function createQrCode(text: string): boolean[][] | undefined {
  const bytes = [...Buffer.from(text)];
  if (bytes.length > LIMIT) return undefined;
  const modules = Array.from({ length: SIZE }, () => Array.from<boolean | undefined>({ length: SIZE }));
  drawFunctionPatterns(modules);
  drawData(modules, interleave(padData(bytes)));
  return modules.map((row) => row.map(Boolean));
}

type Modules = (boolean | undefined)[][];

const set = (modules: Modules, x: number, y: number, isDark: boolean): void => {
  const row = modules[y];
  if (row && x >= 0 && x < SIZE) row[x] = isDark;
};

function drawFunctionPatterns(modules: Modules): void {
  for (let at = 8; at < SIZE - 8; at += 1) {
    set(modules, at, 6, at % 2 === 0);
    set(modules, 6, at, at % 2 === 0);
  }
  const last = SIZE - 4;
  for (const [x, y] of [
    [3, 3],
    [last, 3],
    [3, last],
  ] as const) {
    drawSquares(modules, x, y, 4, (distance) => distance !== 2 && distance !== 4);
  }
  drawSquares(modules, SIZE - 7, SIZE - 7, 2, (distance) => distance !== 1);
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((FORMAT >> bit) & 1) === 1;
    const near = bit < 6 ? bit : bit + 1;
    if (bit < 8) set(modules, 8, near, isDark);
    else set(modules, bit === 8 ? 7 : 14 - bit, 8, isDark);
    if (bit < 8) set(modules, SIZE - 1 - bit, 8, isDark);
    else set(modules, 8, SIZE - 15 + bit, isDark);
  }
  set(modules, 8, SIZE - 8, true);
}

/** Draws squares around a module. @param isDark by the distance from the middle */
function drawSquares(modules: Modules, x: number, y: number, radius: number, isDark: (distance: number) => boolean): void {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) set(modules, x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

/** Adds mode and length, which shifts all bytes by half a byte, and fills up the rest. */
function padData(bytes: readonly number[]): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = nibbles.flatMap((nibble, at) => (at % 2 === 0 ? [(nibble << 4) | (nibbles[at + 1] ?? 0)] : []));
  while (data.length < 2 * DATA) data.push((data.length - bytes.length) % 2 === 0 ? 0xec : 0x11);
  return data;
}

/** Splits the data into two blocks, adds error correction, and takes one byte of each block in turn. */
function interleave(data: readonly number[]): number[] {
  const blocks = [data.slice(0, DATA), data.slice(DATA)];
  const corrections = blocks.map(correct);
  const mix = ([first = [], second = []]: number[][]): number[] => first.flatMap((byte, at) => [byte, second[at] ?? 0]);
  return [...mix(blocks), ...mix(corrections)];
}

/** Multiplies in the field of 256 elements. */
function multiply(left: number, right: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((right >> bit) & 1) * left;
  }
  return product;
}

/** Calculates the Reed-Solomon remainder of a block. */
function correct(block: readonly number[]): number[] {
  const remainder = Array.from({ length: CORRECTION }, () => 0);
  for (const byte of block) {
    const factor = byte ^ (remainder.shift() ?? 0);
    remainder.push(0);
    for (const [at, coefficient] of DIVISOR.entries()) remainder[at] = (remainder[at] ?? 0) ^ multiply(coefficient, factor);
  }
  return remainder;
}

const DIVISOR = createDivisor();

function createDivisor(): number[] {
  const divisor = [...Array.from({ length: CORRECTION - 1 }, () => 0), 1];
  let root = 1;
  for (let degree = 0; degree < CORRECTION; degree += 1) {
    for (let at = 0; at < CORRECTION; at += 1) divisor[at] = multiply(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    root = multiply(root, 2);
  }
  return divisor;
}

/** Fills the free modules with the bits in columns of two, from right to left, alternately upwards and downwards, with mask 0. */
function drawData(modules: Modules, bytes: readonly number[]): void {
  let bit = 0;
  for (let right = SIZE - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < SIZE; step += 1) {
      const y = ((right + 1) & 2) === 0 ? SIZE - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (modules[y]?.[x] !== undefined) continue;
        const isDark = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        set(modules, x, y, isDark !== ((x + y) % 2 === 0));
        bit += 1;
      }
    }
  }
}
