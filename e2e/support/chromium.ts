import { execFileSync } from 'node:child_process';

/** The Chromium that `scripts/prepare.mjs` found; when specs are run by hand, the one on the PATH. */
export function chromiumPath(): string {
  return (
    process.env.CHROMIUM_PATH ?? execFileSync('sh', ['-c', 'command -v chromium || command -v google-chrome'], { encoding: 'utf8' }).trim()
  );
}

/** Quiet, and without a sandbox of its own where root runs it. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
