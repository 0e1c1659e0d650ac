import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeReport, jsonReport } from './cli/print-report';
import { USAGE } from './cli/usage';
import { runProject } from './project/run-project';

/** Runs the command `tender-codemod` and sets the exit code. @param args arguments without `node` and the script */
export async function runCli(args: string[]): Promise<void> {
  try {
    process.exitCode = run(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
  return Promise.resolve();
}

function run(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string', default: 'web' },
      assets: { type: 'string' },
      integrity: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      report: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const { to } = values;
  const missing = positionals.find((path) => !existsSync(path));
  if (positionals.length === 0) throw new Error(USAGE);
  if (missing !== undefined) throw new Error(`There is no ${missing}.`);
  if (to !== 'web' && to !== 'packages') throw new Error('Say --to web or --to packages.');
  if (values.report !== undefined && values.report !== 'json') throw new Error('The only report of another kind is --report json.');
  const dryRun = values['dry-run'];
  const reports = runProject(positionals, {
    to,
    dryRun,
    assets: values.assets === undefined ? undefined : parseOrigin(values.assets),
    integrity: values.integrity === undefined ? undefined : readHashes(values.integrity),
  });
  console.log(values.report === 'json' ? jsonReport(reports, dryRun) : describeReport(reports, dryRun));
  return reports.some(({ error }) => error !== undefined) ? 1 : 0;
}

function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('Say where your asset host is as --assets https://...');
  return url.href.replace(/\/$/, '');
}

function readHashes(file: string): Record<string, string> {
  const hashes: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(hashes ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
