import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { toPrintableName } from '../cli/printable';
import { findOwner } from '../components';
import { findSimilarNames, isMention } from '../mentions';
import { reasons } from '../reasons';
import { SourceError, type FileReport, type ShopContext, type TransformOptions } from '../report';
import { search, transform } from '../transform';
import { describeVersions } from '../version-notes';
import { describeMixed } from './describe-mixed';
import { isMovable, readMockName, type MockName } from './file-names';
import { findFiles, type FoundFiles, type ProjectFile } from './find-files';
import { listTenderComponents } from './find-tender';
import { limitTime } from './limit-time';
import { createVersionCheck } from './mixed-versions';
import { explainCopy } from './read-copy';
import { readDependencies } from './read-dependencies';
import { readVersions } from './read-versions';
import { readTools } from './read-tools';
import { describeOldTypes, explainDeclarations, readShop } from './read-shop';
import { refuseShop } from './refuse-shop';
import type { ShopFolders } from './shop-folders';
import { isTest, listMovedScripts } from './tested-addresses';
import { leaveVersionConstants } from './version-constants';
import type { ToolProblem } from './tool-problem';

/** What the codemod did with a project. */
export interface ProjectReport {
  /** Every file that names the provider or Tender. */
  readonly files: readonly FileReport[];
  /** What to know about the version that the shop uses. */
  readonly notes: readonly string[];
  /** Namespaces of the components that the shop uses. */
  readonly components: readonly string[];
  /** Tools of the shop that cannot load Tender. */
  readonly tools: readonly ToolProblem[];
}

export interface ProjectOptions extends Omit<TransformOptions, 'file' | 'project' | 'shop'> {
  /** The folders that the codemod may write to. */
  readonly folders: ShopFolders;
  /** How many milliseconds the change of one file may take. Such a file is left and reported. Default: a minute. */
  readonly timeLimit?: number;
}

const TIME_LIMIT = 60_000;

/**
 * Transforms the sources of a project first, because each manifest lists what the transformed sources below it import. Writes nothing.
 * @throws ShopError when the shop uses only version 2, or only Drop-in
 */
export function transformProject(paths: readonly string[], options: ProjectOptions): ProjectReport {
  const context = paths.filter((path) => basename(path) === 'package.json').map((path) => dirname(path));
  const found = findFiles(paths, context);
  const versions = readVersions(found.files);
  refuseShop(found.files, versions);
  const files = found.files.filter(({ isLock }) => !isLock);
  const manifests = files.filter(({ file }) => basename(file) === 'package.json');
  const shop = readShop(files);
  const isOld = createVersionCheck(manifests, versions);
  const change = (each: ProjectFile, context: ShopContext): FileReport =>
    isOld(each) ? leaveFile(each, options, reasons.version2) : transformFile(each, { ...options, shop: context });
  const others = files.filter((each) => !manifests.includes(each));
  // Tests come last, because the addresses that they expect depend on those in the sources.
  const done = new Map(others.filter(({ name }) => !isTest(name)).map((each) => [each, change(each, shop)]));
  const movedScripts = listMovedScripts([...done.values()]);
  const sources = leaveVersionConstants(others.map((each) => done.get(each) ?? change(each, { ...shop, movedScripts })));
  const { byManifest, missing } = readDependencies(manifests, sources);
  const reports = [...sources, ...manifests.map((each) => transformFile(each, { ...options, project: byManifest.get(each) }))];
  return {
    files: reports,
    notes: [
      ...describeVersions([...new Set(versions.map(({ version }) => version))]),
      ...describeOldTypes(manifests, reports),
      ...describeMissing(missing),
      ...describeMixed(reports),
      ...describeRest(found, reports),
    ],
    components: [...new Set(reports.flatMap(({ components }) => components))].sort(),
    tools: readTools(
      paths,
      manifests.map(({ file }) => file),
      new Map(reports.map(({ file, after }) => [resolve(file), after])),
    ),
  };
}

function describeMissing(names: readonly string[]): string[] {
  const text = 'None of the package.json files here lists what the changed files now import: npm install';
  return names.length > 0 ? [`${text} ${names.join(' ')}`] : [];
}

/** Names the other places at which a search for `braintree-web` stops, and at which there is nothing to change. */
function describeRest({ files, ignored, large }: FoundFiles, reports: readonly FileReport[]): string[] {
  const locks = files.filter(({ isLock, text }) => isLock && isMention(text)).map(({ file }) => toPrintableName(file));
  const similar = reports.flatMap(({ file, after }) => findSimilarNames(after).map((line) => `${toPrintableName(file)}:${line}`));
  return [
    ...(locks.length > 0 ? [`The next install writes these anew: ${locks.join(', ')}`] : []),
    ...(ignored.length > 0 ? [`A .gitignore names these, so they were left out: ${shorten(ignored)}`] : []),
    ...(large.length > 0 ? [`Too large to be searched: ${shorten(large)}`] : []),
    ...(similar.length > 0 ? [`Other names that contain braintree-web, which may stay: ${similar.join(', ')}`] : []),
  ];
}

function shorten(names: readonly string[]): string {
  const shown = names.slice(0, 5).map(toPrintableName).join(', ');
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}

/** Writes the changed files, and renames mocks. @throws when a place is not inside the folders */
export function writeProject({ files }: ProjectReport, folders: ShopFolders): void {
  for (const { file, before, after, movedTo } of files) {
    if (movedTo !== undefined) folders.move(file, movedTo);
    if (after !== before) folders.write(movedTo ?? file, after);
  }
}

/** Searches a file, and reports why it is not changed. */
function leaveFile({ file, text }: ProjectFile, options: FileOptions, why: string): FileReport {
  return { ...search(text, { ...options, file }, why), file, before: text, after: text };
}

type FileOptions = ProjectOptions & Pick<TransformOptions, 'project' | 'shop'>;

function transformFile({ file, name, text, editable }: ProjectFile, options: FileOptions): FileReport {
  // A page that loads the scripts by tag reads the components from a global variable.
  const globals = [...text.matchAll(/\bbraintree\.(\w+)\s*\.\s*create\b/g)].map(([, member]) => member ?? '');
  const mock = readMockName(name);
  const report = (result: Omit<FileReport, 'file' | 'before'>): FileReport => {
    // A copy does not import what it is a copy of, and the shop may have a folder of its own with this name.
    const copies = result.after === text && !mock ? [...explainCopy(name, text), ...explainDeclarations(name, result.left)] : [];
    const made = { file, before: text, ...result, left: [...copies, ...result.left] };
    return mock ? moveMock(made, mock, editable && options.to !== 'packages', options.folders) : made;
  };
  try {
    const { code, changes, left, components } = editable
      ? limitTime(options.timeLimit ?? TIME_LIMIT, () => transform(text, { ...options, file }))
      : search(text, { ...options, file }, reasons.searched);
    const used = globals.filter((each) => findOwner(each) === 'component');
    return report({ after: code, changes, left, components: [...components, ...used, ...listTenderComponents(text)] });
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const { left } = search(text, { ...options, file }, reasons.unread);
    return report({ after: text, changes: [], left, components: [], error: error.message });
  }
}

/** Renames a mock that Jest finds by its file name, or reports why it cannot. */
function moveMock(file: FileReport, { from, to }: MockName, editable: boolean, folders: ShopFolders): FileReport {
  const target = file.file.slice(0, -from.length) + to;
  if (!folders.includes(target)) {
    return { ...file, left: [{ line: 1, what: from, reason: `${reasons.mockFile} ${to}${reasons.linked}` }, ...file.left] };
  }
  if (!editable || file.error !== undefined || !isMovable(file.before) || existsSync(target)) {
    return { ...file, left: [{ line: 1, what: from, reason: `${reasons.mockFile} ${to}` }, ...file.left] };
  }
  return { ...file, movedTo: target, changes: [{ line: 1, from, to }, ...file.changes] };
}
