import { readFileSync, statSync } from 'node:fs';

/** Larger files are no lock files, manifests or settings. */
const LARGEST = 64_000_000;

/** Reads a file. Undefined when there is none, and for what cannot be read to an end, such as a device or a pipe that a link leads to. */
export function readRegularFile(file: string): Buffer | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() && found.size <= LARGEST ? readFileSync(file) : undefined;
}
