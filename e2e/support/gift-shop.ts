import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderGift } from '../../apps/demo/server/contract';

const demo = join(import.meta.dirname, '../../apps/demo');

/** What the shop's server draws the gift card page with, built for a worker. */
export async function buildGiftPage(workerIndex: number): Promise<RenderGift> {
  // Where the shop's own packages are found.
  const folder = join(demo, `node_modules/.cache/render-gift-${workerIndex}`);
  const vite = join(demo, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--ssr', 'src/gift/render.tsx', '--outDir', folder, '--logLevel', 'warn'], {
    cwd: demo,
    stdio: 'inherit',
  });
  const { renderGift } = (await import(pathToFileURL(join(folder, 'render.js')).href)) as { renderGift: RenderGift };
  return renderGift;
}
