import type { FullConfig } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromiumPath } from './chromium';

const root = join(import.meta.dirname, '../..');

/** The sandbox serves the asset host from dist/web, so that is built from the sources first. The report says which browser it was. */
export default function globalSetup({ metadata }: FullConfig): void {
  metadata['browser'] = execFileSync(chromiumPath(), ['--version'], { encoding: 'utf8' }).trim();
  execFileSync(process.execPath, [join(root, 'scripts/asset-host.mjs')], { stdio: 'inherit', cwd: root });
}
