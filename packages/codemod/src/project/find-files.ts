import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isMention } from '../mentions';
import { findIgnored } from './find-ignored';
import { tenderWords } from './find-tender';
import { readCopy } from './read-copy';

/** A file that names the provider or Tender. */
export interface ProjectFile {
  readonly file: string;
  /** Its path below the path on the command line. */
  readonly name: string;
  readonly text: string;
  /** Whether the file is changed. The others are only searched. */
  readonly editable: boolean;
  /** Whether a package manager writes the file anew from the manifest. */
  readonly isLock: boolean;
}

/** Folders that are not part of a project: installed packages, and the data of version control. */
const foreignFolders = /^(node_modules|bower_components|jspm_packages|\.git|\.hg|\.svn|\.yarn)$/;
/** Folders whose files are only searched: build output, and folders whose names begin with a dot. A path on the command line may name one. */
const searchedFolders = /^(dist|coverage|\..+)$/;
const lockFiles = /^(package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock|deno\.lock|\.pnp\..*)$/;
/** The first line of a report, which names the reference many times and is not part of the shop. */
export const REPORT_MARK = '<!-- report of npx @tender/codemod -->';

/** The files that a search finds. */
export interface FoundFiles {
  readonly files: readonly ProjectFile[];
  /** Files that name the provider, and that a `.gitignore` names. */
  readonly ignored: readonly string[];
  /** Text files that are too large to be searched. */
  readonly large: readonly string[];
}

/**
 * Reads every text file at and below the paths that names the provider or Tender. Links are not followed. Files in `context` are only searched.
 * @throws when a path does not exist
 */
export function findFiles(paths: readonly string[], context: readonly string[] = []): FoundFiles {
  const found = new Map<string, ProjectFile>();
  const large: string[] = [];
  for (const [path, editable] of [...paths.map((each) => [each, true] as const), ...context.map((each) => [each, false] as const)]) {
    const names = statSync(path).isDirectory() ? listFolder(path, '', editable) : [{ file: path, name: basename(path), editable }];
    for (const each of names) {
      if (found.has(resolve(each.file)) || isBinary(each.file)) continue;
      if (statSync(each.file).size > LARGEST_TEXT) large.push(each.file);
      else for (const file of readFile(each)) found.set(resolve(file.file), file);
    }
  }
  const roots = paths.map((path) => resolve(path));
  const ignored = findIgnored([...roots, ...found.keys()]);
  // Whoever names a folder that a `.gitignore` names means the files in it. Settings such as `.env.local` are part of the shop.
  const hasIgnoredRoot = roots.some((path) => ignored.has(path));
  const isLeftOut = (file: string): boolean => !hasIgnoredRoot && ignored.has(resolve(file)) && !/^\.env/.test(basename(file));
  const files = [...found.values()];
  return {
    files: files.filter(({ file }) => !isLeftOut(file)),
    ignored: files.filter(({ file, name, text }) => isLeftOut(file) && (isMention(text) || readCopy(name, text))).map(({ file }) => file),
    large: [...new Set(large)],
  };
}

type Candidate = Pick<ProjectFile, 'file' | 'name' | 'editable'>;

function listFolder(root: string, folder: string, editable: boolean): Candidate[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = join(folder, entry.name);
      if (entry.isFile()) return [{ file: join(root, name), name, editable }];
      if (!entry.isDirectory() || foreignFolders.test(entry.name)) return [];
      return listFolder(root, name, editable && !searchedFolders.test(entry.name));
    });
}

/** Reads a file, if it is text and names the provider. Minified and very large files, and those with overlong lines, are only searched. */
function readFile({ file, name, editable }: Candidate): ProjectFile[] {
  const bytes = readFileSync(file);
  const encoding = findEncoding(bytes);
  const isNamed = basename(file) === 'package.json' || /braintree/i.test(name);
  const words = ['braintree', 'Braintree', 'BRAINTREE', 'threeDSecure', 'SDK_VERSION', 'sdkVersion', 'sdk_version', ...tenderWords];
  if (!isNamed && encoding === 'utf-8' && !words.some((word) => bytes.includes(word))) return [];
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  if (file.endsWith('.md') && text.startsWith(REPORT_MARK)) return [];
  // Writing a file of another encoding as UTF-8 would damage it.
  const isEncoded = encoding !== 'utf-8' || text.includes('\uFFFD');
  const isLock = lockFiles.test(basename(file));
  const isMinified =
    /\.min\.[^./\\]+$/.test(file) || bytes.length > LARGEST_SOURCE || text.split('\n').some((line) => line.length > LONGEST_LINE);
  return [{ file, name, text, isLock, editable: editable && !isLock && !isEncoded && !isMinified }];
}

const LONGEST_LINE = 5000;
/** The largest size of a file that is changed, in bytes, and of one that is searched. */
const LARGEST_SOURCE = 2_000_000;
const LARGEST_TEXT = 64_000_000;

/** Finds the encoding of a file by its first bytes. */
function findEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** Whether a file is not text: its beginning has a zero byte, and it is not UTF-16. Large media files are not read any further. */
function isBinary(file: string): boolean {
  const start = Buffer.alloc(8000);
  const descriptor = openSync(file, 'r');
  const length = readSync(descriptor, start);
  closeSync(descriptor);
  return start.subarray(0, length).includes(0) && findEncoding(start) === 'utf-8';
}
