import { dirname, resolve } from 'node:path';
import { namesReference } from '../mentions';
import { reasons } from '../reasons';
import type { ProjectDependencies } from '../report';
import { hideDependencies } from '../transform-manifest';
import type { ProjectFile } from './find-files';
import type { FileReport } from './transform-project';

/** Finds what each manifest that lists the reference has to know of the files below it, except those below a nearer such manifest. */
export function readDependencies(manifests: readonly ProjectFile[], sources: readonly FileReport[]): Map<ProjectFile, ProjectDependencies> {
  const listing = manifests.filter(listsReference);
  const byFolder = new Map(listing.map((manifest) => [dirname(resolve(manifest.file)), { manifest, files: new Array<FileReport>() }]));
  for (const source of sources) findNearest(byFolder, dirname(resolve(source.file)))?.files.push(source);
  const entries = [...byFolder.values()].map(({ manifest, files }): [ProjectFile, ProjectDependencies] => {
    const written = files.flatMap(({ changes }) => changes.map(({ to }) => to)).join('\n');
    const mentions = files.filter(keepsReference).length + (keepsManifest(manifest) ? 1 : 0);
    return [manifest, { needs: [...new Set(written.match(/@tender\/[a-z-]+/g))], mentions }];
  });
  return new Map(entries);
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
    left.some(({ reason }) => reason === reasons.heritage || reason === reasons.copy || reason.startsWith(reasons.mockFile))
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
