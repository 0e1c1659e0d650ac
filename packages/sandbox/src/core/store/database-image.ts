import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type PGlite } from '@electric-sql/pglite';
import { findPackageFolder } from '../package-folder';
import { randomId } from '../random';
import { MIGRATIONS } from './migrations';

/** Change it when PGlite's version or its options change. */
const VERSION = 'pglite-0.5-3';

/**
 * Finds the file with an empty database that has all tables. The published package has it, because creating a database takes seconds and up to half a
 * gigabyte of memory. In the repository the first process that needs it writes it. Undefined where a program runs without the package.
 */
function findImageFile(): string | undefined {
  const folder = findPackageFolder();
  if (folder === undefined) return undefined;
  const inRepository = existsSync(join(folder, 'src'));
  return join(folder, inRepository ? 'node_modules/.cache/tender' : 'dist', `empty-database-${VERSION}-${MIGRATIONS.length}.tar.gz`);
}

/** Reads the image. Unpacking it here takes a third of the time that it takes inside of PGlite. */
export async function readImage(): Promise<Blob | undefined> {
  const file = findImageFile();
  const packed = file && (await readFile(file).catch(() => undefined));
  if (!packed) return undefined;
  const image = await promisify(gunzip)(packed).catch(() => undefined);
  return image && new Blob([new Uint8Array(image)]);
}

/** Writes another file and renames it, so that no process reads half a file. What cannot be written is created again by the next process. */
export async function writeImage(engine: PGlite): Promise<void> {
  const file = findImageFile();
  if (file === undefined) return;
  const copy = await (await engine.dumpDataDir('none')).arrayBuffer();
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomId(6)}`;
  await writeFile(draft, await promisify(gzip)(new Uint8Array(copy), { level: 9 }));
  await rename(draft, file);
}
