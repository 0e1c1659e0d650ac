import type { FullConfig } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { wholeBrowser } from './chromium';

const root = join(import.meta.dirname, '../..');

const results = join(root, 'e2e/test-results');

/** The sandbox serves the asset host from dist/web, so that is built from the sources first. The report says which browser it was. */
export default function globalSetup({ metadata }: FullConfig): void {
  metadata['browser'] = execFileSync(wholeBrowser.executablePath ?? '', ['--version'], { encoding: 'utf8' }).trim();
  execFileSync(process.execPath, [join(root, 'scripts/build/asset-host.mjs')], { stdio: 'inherit', cwd: root });
  // Pages of shops that earlier runs have built.
  mkdirSync(results, { recursive: true });
  for (const name of readdirSync(results)) if (name.startsWith('shop-')) rmSync(join(results, name), { recursive: true });
}
