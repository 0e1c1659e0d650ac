import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPages } from '../../apps/demo/server/contract';

const demo = join(import.meta.dirname, '../../apps/demo');

/** What the shop's server renders pages with, built for a worker. */
export async function buildRenderer(workerIndex: number): Promise<RenderPages> {
  // Where the shop's own packages are found.
  const folder = join(demo, `node_modules/.cache/render-${workerIndex}`);
  const vite = join(demo, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--ssr', 'src/render.tsx', '--outDir', folder, '--logLevel', 'warn'], {
    cwd: demo,
    stdio: 'inherit',
  });
  const { render } = (await import(pathToFileURL(join(folder, 'render.js')).href)) as { render: RenderPages };
  return render;
}
