import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The sandbox serves the asset host from dist/web, so that is built from the sources first. */
export default function globalSetup(): void {
  execFileSync(process.execPath, [join(root, 'scripts/asset-host.mjs')], { stdio: 'inherit', cwd: root });
}
