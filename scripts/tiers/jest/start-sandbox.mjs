// Runs before jest's first test: starts one sandbox process for the whole run, built from its sources. Tests open their own sandbox in it.
import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../workspace.mjs';

const folder = join(root, 'packages/sandbox');
/** Inside the package, so that Node finds the package's dependencies from there. */
const bundle = join(folder, 'node_modules/.cache/tender/sandbox.mjs');

export default async function startSandbox() {
  if (process.env.TENDER_SANDBOX_URL) return;
  await build({
    stdin: {
      contents: `import { runCli } from './cli.ts'; await runCli(process.argv.slice(2));`,
      resolveDir: join(folder, 'src'),
    },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    conditions: ['@tender/source'],
    outfile: bundle,
    logLevel: 'error',
  });
  // The channel closes when this process ends, however it ends, and the sandbox then ends too.
  const child = spawn(process.execPath, [bundle, '--port', '0', '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  process.env.TENDER_SANDBOX_URL = await readUrl(child);
  child.unref();
  child.channel?.unref();
  /** @type {import('node:net').Socket} */ (child.stdout).unref();
  globalThis.tenderSandbox = child;
}

/** Reads the URL from the line of JSON that the sandbox prints when it is ready. */
function readUrl(/** @type {import('node:child_process').ChildProcess} */ child) {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code} before it was ready.`)));
    const lines = createInterface({ input: /** @type {import('node:stream').Readable} */ (child.stdout) });
    lines.once('line', (line) => resolve(JSON.parse(line).url));
  });
}
