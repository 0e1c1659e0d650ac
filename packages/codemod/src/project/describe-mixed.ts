import { toPrintableName } from '../cli/printable';
import { VERSION } from '../components';
import { keepsFile } from '../missing-parts';
import { reasons } from '../reasons';
import type { FileReport } from '../report';

/** Names the places at which a page would have scripts of both SDKs. They work together only in the same version. */
export function describeMixed(reports: readonly FileReport[]): string[] {
  const changed = reports.filter(({ changes }) => changes.length > 0);
  const kept = reports.filter(({ left }) => left.some(({ reason }) => keepsFile(reason)));
  const mixed = changed.filter((report) => loadsTender(report) && loadsReference(report));
  return [
    ...(kept.length > 0 && changed.length > 0
      ? [
          `These files use what Tender does not have, so they stay as they are: ${listNames(kept)}. A component rejects a client of another version ` +
            '(INCOMPATIBLE_VERSIONS). Where a page uses one of them together with a file that has changed, change that file back.',
        ]
      : []),
    ...(mixed.length > 0
      ? [
          `These files now load scripts of both SDKs: ${listNames(mixed)}. A component rejects a client of another version (INCOMPATIBLE_VERSIONS), so ` +
            'change what is left in them before you try the page.',
        ]
      : []),
  ];
}

function loadsTender({ changes }: FileReport): boolean {
  return changes.some(({ to }) => to.replaceAll('\\/', '/').includes(`/web/${VERSION}/js/`));
}

function loadsReference({ left }: FileReport): boolean {
  return left.some(
    ({ what, reason }) =>
      /\/js\b/.test(what) && (reason === reasons.hash || reason === reasons.unclearHash || reason.startsWith(reasons.computed)),
  );
}

function listNames(reports: readonly FileReport[]): string {
  return reports.map(({ file }) => toPrintableName(file)).join(', ');
}
