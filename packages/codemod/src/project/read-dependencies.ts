import { dirname, join, resolve } from 'node:path';
import { namesReference } from '../mentions';
import { reasons } from '../reasons';
import type { ProjectDependencies, FileReport } from '../report';
import { hideDependencies } from '../transform-manifest';
import type { ProjectFile } from './find-files';

interface Dependencies {
  /** What each manifest has to know of the files below it. */
  readonly byManifest: ReadonlyMap<ProjectFile, ProjectDependencies>;
  /** Packages that files import for which there is no manifest. */
  readonly missing: readonly string[];
}

/**
 * Finds what each manifest has to know of the files below it, except those below a nearer one. Manifests that list the reference come first. Without
 * one, as for global types, the nearest manifest gets what the files import.
 */
export function readDependencies(manifests: readonly ProjectFile[], sources: readonly FileReport[]): Dependencies {
  const listing = groupByFolder(manifests.filter(listsReference));
  const others = groupByFolder(manifests.filter((each) => each.editable && !listsReference(each) && isPackage(each)));
  const missing = new Set<string>();
  for (const source of sources) {
    const folder = dirname(resolve(source.file));
    const group = findNearest(listing, folder) ?? findNearest(others, folder);
    if (group) group.files.push(source);
    else for (const name of readNeeds([source])) missing.add(name);
  }
  const entries = [...listing.values(), ...others.values()].map(({ manifest, files }): [ProjectFile, ProjectDependencies] => {
    const above = manifests.filter(({ file }) => resolve(manifest.file).startsWith(join(dirname(resolve(file)), '/')));
    const needs = readNeeds(files).filter((name) => listsReference(manifest) || !above.some(({ text }) => text.includes(`"${name}"`)));
    return [manifest, { needs, mentions: files.filter(keepsReference).length + (keepsManifest(manifest) ? 1 : 0) }];
  });
  return { byManifest: new Map(entries), missing: [...missing].sort() };
}

interface Group {
  readonly manifest: ProjectFile;
  readonly files: FileReport[];
}

function groupByFolder(manifests: readonly ProjectFile[]): Map<string, Group> {
  return new Map(manifests.map((manifest) => [dirname(resolve(manifest.file)), { manifest, files: [] }]));
}

/** The packages of Tender that the changed files import. */
function readNeeds(files: readonly FileReport[]): string[] {
  const written = files.flatMap(({ changes }) => changes.map(({ to }) => to)).join('\n');
  return [...new Set(written.match(/@tender\/[a-z-]+/g))];
}

/** Whether a manifest may list dependencies. Some only tell which kind of modules a folder has. */
function isPackage({ text }: ProjectFile): boolean {
  return /"(?:name|private|dependencies|devDependencies)"\s*:/.test(text);
}

/** Whether a manifest names the reference as a dependency. */
export function listsReference({ text }: ProjectFile): boolean {
  return /"(?:@types\/)?braintree-web"\s*:/.test(text);
}

/** Finds the value of a folder, or of the nearest one around it. */
export function findNearest<Value>(byFolder: ReadonlyMap<string, Value>, folder: string): Value | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const found = byFolder.get(at);
    if (found !== undefined || at === dirname(at)) return found;
  }
}

function keepsReference({ after, left }: FileReport): boolean {
  return (
    namesReference(after) ||
    left.some(({ what, reason }) => /^braintree\.[A-Z]/.test(what) || reason === reasons.copy || reason.startsWith(reasons.mockFile))
  );
}

/** Whether a manifest names the reference outside its dependencies: in a script, an override or a setting. */
function keepsManifest({ text }: ProjectFile): boolean {
  try {
    return namesReference(hideDependencies(text));
  } catch {
    return true;
  }
}
