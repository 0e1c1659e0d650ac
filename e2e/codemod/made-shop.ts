import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Below this folder, a shop finds the packages that the browser tests have installed. */
const work = join(root, 'e2e/test-results');
const fixtures = [join(import.meta.dirname, 'shops'), join(root, 'packages/codemod/fixtures/shops')];

/** A copy of a made shop. */
export interface MadeShop {
  readonly folder: string;
  read(file: string): string;
  /** Every file, by its path in the shop. */
  list(): Map<string, string>;
  remove(): void;
}

/** Writes the files of a shop, which one fixture holds: `-- name --` begins a file. */
export function unpackShop(name: string): MadeShop {
  mkdirSync(work, { recursive: true });
  const folder = mkdtempSync(join(work, `codemod-${name}-`));
  const fixture = fixtures.flatMap((each) => (readdirSync(each).includes(`${name}.shop`) ? [join(each, `${name}.shop`)] : []))[0];
  const [, ...parts] = readFileSync(fixture ?? name, 'utf8').split(/^-- (\S+) --\n/m);
  for (let at = 0; at < parts.length; at += 2) {
    const file = join(folder, parts[at] ?? '');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, parts[at + 1] ?? '');
  }
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  return {
    folder,
    read,
    list() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const names = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
      return new Map(names.map((file) => [file, read(file)]));
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** What the codemod prints with `--json`, as far as the tests read it. */
interface Report {
  readonly notes: readonly string[];
  readonly files: readonly { readonly file: string; readonly left: readonly { readonly line: number }[] }[];
}

/** Runs the command in a process of its own, as a shop does. */
export async function runCodemod({ folder }: MadeShop, ...options: string[]): Promise<{ exitCode: number; output: string }> {
  const script = await bundleCommand();
  return runNode([script, '.', ...options], folder);
}

let command: Promise<string> | undefined;

/** The command from its sources, so that no build is needed. */
function bundleCommand(): Promise<string> {
  const outfile = join(work, `command-${process.pid}.mjs`);
  const banner = `import { createRequire as create } from 'node:module'; const require = create(import.meta.url);`;
  command ??= build({
    stdin: {
      contents: `import { runCli } from './cli'; await runCli(process.argv.slice(2));`,
      resolveDir: join(root, 'packages/codemod/src'),
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@tender/source'],
    banner: { js: banner },
    outfile,
  }).then(() => outfile);
  return command;
}

/** Runs Node with a script. @returns its exit code and everything that it printed */
export function runNode(args: readonly string[], cwd: string): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd, maxBuffer: 2 ** 26 }, (_, stdout, stderr) =>
      resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

/** Lists the places that name the reference and that the report does not name: what `rg braintree-web` finds beside the report. */
export function findUnreported(shop: MadeShop, printed: string): string[] {
  const { files, notes } = JSON.parse(printed) as Report;
  const reported = new Set(files.flatMap(({ file, left }) => left.map(({ line }) => `${file}:${line}`)));
  const noted = new Set(notes.flatMap((note) => note.slice(note.indexOf(':') + 2).split(', ')));
  return [...shop.list()].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => {
      const place = `${file}:${at + 1}`;
      const isKnown = reported.has(place) || noted.has(place) || noted.has(file);
      return /braintree-web|js\.braintreegateway\.com/.test(line) && !isKnown ? [`${place}  ${line}`] : [];
    }),
  );
}
