// Checks that docs/failures.md lists the errors of failed requests, as `pnpm test:change` does. `--write` writes that file.
import { run } from '../machine/prepare.mjs';

const env = process.argv.includes('--write') ? { TENDER_WRITE_FAILURES: '' } : {};
run('jest', ['--selectProjects', 'change', '--forceExit', '--testPathPatterns', 'packages/web/src/failures\\.change'], { env });
