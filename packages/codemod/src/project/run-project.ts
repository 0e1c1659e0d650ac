import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { reasons } from '../reasons';
import { SourceError, type Change, type Left, type Project, type TransformOptions } from '../report';
import { transform } from '../transform';
import { findFiles, isSource } from './find-files';

export interface FileReport {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly changes: readonly Change[];
  readonly left: readonly Left[];
  /** Why the file could not be read; it is untouched. */
  readonly error?: string;
}

export type ProjectOptions = Omit<TransformOptions, 'file' | 'project'> & { readonly dryRun?: boolean };

/** Sources first: what they import once they are changed is what the manifests above them list. */
export function runProject(paths: readonly string[], { dryRun = false, ...options }: ProjectOptions): FileReport[] {
  const texts = findFiles(paths)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ file, text }) => isSource(file, text));
  const manifests = texts.filter(({ file }) => basename(file) === 'package.json');
  const sources = texts.filter((each) => !manifests.includes(each)).map(({ file, text }) => change(text, { ...options, file }));
  const reports = [
    ...sources,
    ...manifests.map(({ file, text }) => change(text, { ...options, file, project: projectOf(file, manifests, sources) })),
  ];
  for (const { file, before, after } of reports) if (!dryRun && after !== before) writeFileSync(file, after);
  return reports.filter(({ changes, left, error }) => changes.length + left.length > 0 || error !== undefined);
}

function change(before: string, options: TransformOptions): FileReport {
  const { file } = options;
  try {
    const { code, changes, left } = transform(before, options);
    return { file, before, after: code, changes, left };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { file, before, after: before, changes: [], left: [], error: error.message };
  }
}

const specifier = /['"`]braintree-web(?:\/[^'"`]*)?['"`]/;

/** The sources that a manifest answers for: below it, and below no other that is nearer. */
function projectOf(manifest: string, manifests: readonly { file: string }[], sources: readonly FileReport[]): Project {
  const folders = manifests.map(({ file }) => dirname(file));
  const nearest = (file: string): string | undefined =>
    folders.filter((folder) => isBelow(folder, file)).sort((a, b) => b.length - a.length)[0];
  const own = sources.filter(({ file }) => nearest(file) === dirname(manifest));
  const written = own.flatMap(({ changes }) => changes.map(({ to }) => to)).join('\n');
  return {
    needs: [...new Set(written.match(/@tender\/[a-z-]+/g))],
    keepsReference: own.some(
      ({ after, left }) => specifier.test(after) || left.some(({ reason }) => reason.startsWith(reasons.globalTypes)),
    ),
  };
}

function isBelow(folder: string, file: string): boolean {
  return !relative(folder, file).startsWith('..');
}
