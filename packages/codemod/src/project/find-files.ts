import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** A file that names the provider. */
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

/**
 * Reads every text file at and below the paths that names the provider. Files in `context` are only searched.
 * @throws when a path does not exist
 */
export function findFiles(paths: readonly string[], context: readonly string[] = []): ProjectFile[] {
  const found = new Map<string, ProjectFile>();
  for (const [path, editable] of [...paths.map((each) => [each, true] as const), ...context.map((each) => [each, false] as const)]) {
    const files = statSync(path).isDirectory() ? listFolder(path, '', editable) : readFile(path, basename(path), editable);
    for (const file of files) if (!found.has(resolve(file.file))) found.set(resolve(file.file), file);
  }
  const roots = paths.map((path) => resolve(path));
  const ignored = findIgnored([...roots, ...found.keys()]);
  // Whoever names a folder that Git ignores means the files in it. Settings such as `.env.local` are part of the shop.
  if (!ignored.some((path) => roots.includes(path))) for (const path of ignored) if (!/^\.env/.test(basename(path))) found.delete(path);
  return [...found.values()];
}

function listFolder(root: string, folder: string, editable: boolean): ProjectFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = join(folder, entry.name);
      if (entry.isFile()) return readFile(join(root, name), name, editable);
      if (!entry.isDirectory() || foreignFolders.test(entry.name)) return [];
      return listFolder(root, name, editable && !searchedFolders.test(entry.name));
    });
}

/** Reads a file, if it is text and names the provider. Minified files, and those with overlong lines, are only searched. */
function readFile(file: string, name: string, editable: boolean): ProjectFile[] {
  if (isBinary(file)) return [];
  const bytes = readFileSync(file);
  const encoding = findEncoding(bytes);
  const isNamed = basename(file) === 'package.json' || /braintree/i.test(name);
  const words = ['braintree', 'Braintree', 'BRAINTREE', 'threeDSecure'];
  if (!isNamed && encoding === 'utf-8' && !words.some((word) => bytes.includes(word))) return [];
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  if (text.startsWith(REPORT_MARK)) return [];
  // Writing a file of another encoding as UTF-8 would damage it.
  const isEncoded = encoding !== 'utf-8' || text.includes('\uFFFD');
  const isLock = lockFiles.test(basename(file));
  const isMinified = /\.min\.[^./\\]+$/.test(file) || text.split('\n').some((line) => line.length > LONGEST_LINE);
  return [{ file, name, text, isLock, editable: editable && !isLock && !isEncoded && !isMinified }];
}

const LONGEST_LINE = 5000;

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

/** Asks Git which files it ignores, such as build output. Without Git, or outside a repository, none is ignored. @param files absolute paths */
function findIgnored(files: readonly string[]): string[] {
  const [first] = files;
  if (first === undefined) return [];
  try {
    const input = files.join('\0');
    const folder = statSync(first).isDirectory() ? first : dirname(first);
    return execFileSync('git', ['-C', folder, 'check-ignore', '-z', '--stdin'], {
      input,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    }).split('\0');
  } catch {
    return []; // also when none is ignored
  }
}
