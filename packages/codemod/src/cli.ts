import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { parseOrigin } from '@tender/csp';
import { markdownReport } from './cli/markdown-report';
import { describePolicies } from './cli/policy-table';
import { describeReport, describeTools, jsonReport } from './cli/format-report';
import { toLine, toPrintable } from './cli/printable';
import { USAGE } from './cli/usage';
import { comparePolicies } from './compare-policies';
import { measureSizes } from './measure-sizes';
import { readRegularFile } from './project/read-regular-file';
import { ShopError } from './project/refuse-shop';
import { openFolders } from './project/shop-folders';
import { transformProject, writeProject, type ProjectReport } from './project/transform-project';
import { describeVerification, verifyTypes } from './verify-types';

/** Runs the command `tender-codemod` and sets the exit code. @param args arguments without `node` and the script */
export async function runCli(args: string[]): Promise<void> {
  try {
    process.exitCode = run(args);
  } catch (error) {
    console.error(toPrintable(error instanceof Error ? error.message : String(error)));
    process.exitCode = error instanceof ShopError ? 3 : 2;
  }
  return Promise.resolve();
}

function run(args: string[]): number {
  const { values, positionals } = readArguments(args);
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const { to, assets, integrity, report: reportFile, 'dry-run': dryRun, 'run-esbuild': runEsbuild } = values;
  const missing = positionals.find((path) => !existsSync(path));
  if (positionals.length === 0)
    throw new Error(`Which files or folders should be moved? For the whole shop: npx @tender/codemod .\n\n${USAGE}`);
  if (missing !== undefined) throw new Error(`There is no file or folder called ${missing}.`);
  if (to !== 'web' && to !== 'packages') throw new Error(`--to is web or packages, not ${to}.`);
  if (reportFile !== undefined && !reportFile.endsWith('.md'))
    throw new Error('--report takes the name of a file that ends in .md, such as report.md.');
  if (values.verify && dryRun) throw new Error('--verify checks the changed files, and --dry-run writes none: leave one of them out.');
  if (runEsbuild && reportFile === undefined)
    throw new Error('--run-esbuild measures the sizes in the report: add --report <file>, or leave it out.');
  const folders = openFolders(positionals);
  const reportFolder = reportFile === undefined ? undefined : openFolders([reportFile]);
  const origin = assets === undefined ? undefined : readOrigin(assets);
  const hashes = integrity === undefined ? undefined : readHashes(integrity);
  const report = transformProject(positionals, { to, assets: origin, integrity: hashes, folders });
  if (report.tools.length > 0 && !values.json) console.log(`${describeTools(report.tools)}\n`);
  const shops = findShopFolders(positionals, report);
  const verification = values.verify ? verifyTypes(report, folders, shops) : undefined;
  if (!dryRun && !values.verify) writeProject(report, folders);
  const policies = comparePolicies(values.policy || reportFile !== undefined ? report.files : [], report.components, origin);
  if (reportFile !== undefined) {
    const sizes = measureSizes(report.files, { folder: shops[0] ?? '.', hashes: integrity, runEsbuild });
    reportFolder?.write(reportFile, markdownReport(report, { dryRun, sizes, policies, verification }));
  }
  if (values.policy && !values.json) console.log(`${describePolicies(policies, toLine)}\n`);
  if (verification && !values.json) console.log(toPrintable(describeVerification(verification)));
  console.log(values.json ? jsonReport(report, dryRun, verification) : describeReport(report, dryRun));
  const isWrong = verification && (verification.problems.length > 0 || !verification.isChecked);
  return report.files.some(({ error }) => error !== undefined) || isWrong ? 1 : 0;
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string', default: 'web' },
        assets: { type: 'string' },
        integrity: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        report: { type: 'string' },
        policy: { type: 'boolean', default: false },
        'run-esbuild': { type: 'boolean', default: false },
        verify: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\nnpx @tender/codemod --help lists the options.`, {
      cause: error,
    });
  }
}

/** The folders of the shop's manifests, outermost first, or else the paths. */
function findShopFolders(paths: readonly string[], { files }: ProjectReport): string[] {
  const manifests = files.filter(({ file }) => basename(file) === 'package.json').map(({ file }) => dirname(file));
  manifests.sort((one, other) => one.length - other.length);
  return manifests.length > 0 ? manifests : paths.map((path) => (basename(path).includes('.') ? dirname(path) : path));
}

function readOrigin(address: string): string {
  try {
    return parseOrigin(address);
  } catch (error) {
    throw new Error(`--assets: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function readHashes(file: string): Record<string, string> {
  const text = readRegularFile(file)?.toString();
  if (text === undefined) throw new Error(`There is no file ${file}. --integrity names the integrity.json of your asset host.`);
  const hashes: unknown = JSON.parse(text);
  const entries = Object.entries(hashes ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const wrong = entries.find(([, hash]) => !/^sha(?:256|384|512)-[\w+/=-]+$/.test(hash));
  if (wrong)
    throw new Error(`${file} has something else than a hash for ${wrong[0]}. --integrity names the integrity.json of your asset host.`);
  return Object.fromEntries(entries);
}
