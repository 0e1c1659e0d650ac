import { VERSION } from '../components';
import { isComputed } from '../mentions';
import { reasons } from '../reasons';
import type { FileReport } from '../report';

const folders = /(?:^|[\\/])(?:__tests__|__mocks__|__fixtures__|tests?|specs?|e2e|cypress|playwright)[\\/]/i;
const files = /[._-](?:test|spec|cy|e2e)\.[^/\\]+$|(?:^|[\\/])test_[^/\\]+$/i;

/** Whether a file belongs to the tests of a shop. @param name path in the project */
export function isTest(name: string): boolean {
  return folders.test(name) || files.test(name);
}

const movedAddress = new RegExp(String.raw`/web\\?/${VERSION}\\?/js\\?/([a-z-]+?)(?:\.min)?(?:\.js|["'\x60])`, 'g');

/**
 * Lists the modules whose script addresses in tests may change: the sources have them in one piece, so they change there too. Where a source puts an
 * address together, a test may expect that one, and its address stays.
 * @param sources without the tests
 */
export function listMovedScripts(sources: readonly FileReport[]): Set<string> {
  const moved = new Set(sources.flatMap(({ after }) => [...after.matchAll(movedAddress)].map(([, module = '']) => module)));
  for (const { what, reason } of sources.flatMap(({ left }) => left)) {
    const isAddress = isComputed(reason) ? !what.includes('braintree-web/') : reason === reasons.hash || reason === reasons.unclearHash;
    if (!isAddress) continue;
    // A line that names no component may stand for any.
    for (const module of moved) if (reason === reasons.computed || what.includes(module)) moved.delete(module);
  }
  return moved;
}
