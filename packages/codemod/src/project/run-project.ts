import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { reasons } from '../reasons';
import { SourceError, type TransformChange, type ManualStep, type ProjectDependencies, type TransformOptions } from '../report';
import { transform } from '../transform';
import { findFiles, isSource } from './find-files';

/** What the codemod did with one file. */
export interface FileReport {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly changes: readonly TransformChange[];
  readonly left: readonly ManualStep[];
  /** Why the file did not parse. Such a file is left unchanged. */
  readonly error?: string;
}

export type ProjectOptions = Omit<TransformOptions, 'file' | 'project'> & { readonly dryRun?: boolean };

/** Transforms sources first, because each manifest lists what the transformed sources below it import. */
export function runProject(paths: readonly string[], { dryRun = false, ...options }: ProjectOptions): FileReport[] {
  const texts = findFiles(paths)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ file, text }) => isSource(file, text));
  const manifests = texts.filter(({ file }) => basename(file) === 'package.json');
  const sources = texts.filter((each) => !manifests.includes(each)).map(({ file, text }) => transformFile(text, { ...options, file }));
  const reports = [
    ...sources,
    ...manifests.map(({ file, text }) => transformFile(text, { ...options, file, project: readDependencies(file, manifests, sources) })),
  ];
  for (const { file, before, after } of reports) if (!dryRun && after !== before) writeFileSync(file, after);
  return reports.filter(({ changes, left, error }) => changes.length + left.length > 0 || error !== undefined);
}

function transformFile(before: string, options: TransformOptions): FileReport {
  const { file } = options;
  try {
    const { code, changes, left } = transform(before, options);
    return { file, before, after: code, changes, left };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { file, before, after: before, changes: [], left: [], error: error.message };
  }
}

const specifierPattern = /['"`]braintree-web(?:\/[^'"`]*)?['"`]/;

/** Reads what a manifest has to list: the imports of the sources below it, except those that are below a nearer manifest. */
function readDependencies(manifest: string, manifests: readonly { file: string }[], sources: readonly FileReport[]): ProjectDependencies {
  const folders = manifests.map(({ file }) => dirname(file));
  const nearest = (file: string): string | undefined =>
    folders.filter((folder) => isBelow(folder, file)).sort((a, b) => b.length - a.length)[0];
  const own = sources.filter(({ file }) => nearest(file) === dirname(manifest));
  const written = own.flatMap(({ changes }) => changes.map(({ to }) => to)).join('\n');
  return {
    needs: [...new Set(written.match(/@tender\/[a-z-]+/g))],
    keepsReference: own.some(
      ({ after, left }) => specifierPattern.test(after) || left.some(({ reason }) => reason.startsWith(reasons.globalTypes)),
    ),
  };
}

function isBelow(folder: string, file: string): boolean {
  return !relative(folder, file).startsWith('..');
}
