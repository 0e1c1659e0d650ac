import { findComponent } from '../components';
import { reasons } from '../reasons';
import type { ManualStep } from '../report';
import { isSecondVersion } from '../second-version';

/** A copy of the reference among the files of a shop. */
interface Copy {
  /** Undefined if neither its name nor its text says so. */
  readonly version: string | undefined;
}

/** Hosts that the scripts of the reference call, and a shop's own code seldom does. */
const apiHosts = /\b(?:assets|api|client-analytics)\.(?:\w+\.)?braintreegateway\.com|\bbraintree-api\.com/;
const anyVersion = /["'`](3\.\d{1,3}\.\d{1,2})["'`]/;
const declaredVersion = /\bVERSION\b["']?\s*[:=]\s*["'`]([23]\.\d{1,3}\.\d{1,2})["'`]/;
const versionInPath = /[-/@]v?(\d+\.\d+\.\d+)(?=[-/.@])/;
const longLine = /[^\n]{500}/;

/**
 * Reads whether a script is a copy of the reference: its name says so, or it has the version, the functions and the hosts of the reference.
 * @param name path in the project
 */
export function readCopy(name: string, text: string): Copy | undefined {
  const path = name.replaceAll('\\', '/');
  if (!/\.[mc]?js$/.test(path)) return undefined;
  const isMinified = /\.min\.[mc]?js$/.test(path) || longLine.test(text);
  const inPath = versionInPath.exec(path)?.[1];
  if (isNamed(path)) {
    const hasHosts = /braintreegateway\.com/.test(text);
    return isMinified || hasHosts ? { version: inPath ?? (hasHosts ? anyVersion.exec(text)?.[1] : undefined) } : undefined;
  }
  const declared = declaredVersion.exec(text)?.[1];
  if (!apiHosts.test(text)) return undefined;
  const isSecond = isSecondVersion(declared);
  if (isSecond && isMinified && /(?:^|\/)braintree(?:\.min)?\.js$/.test(path)) return { version: declared };
  const isThird = anyVersion.test(text) && /\bVERSION\b/.test(text) && /\bcreate\b/.test(text);
  const known = isSecond ? undefined : declared; // a bundle has versions of other libraries too
  return isThird ? { version: known ?? (/\/web\/3\./.test(path) ? inPath : undefined) } : undefined;
}

/** Whether a path is that of a script of the reference: `braintree-3.50.1/client.min.js`, `braintree-client.js`, `braintree-web.js`, `braintree-2.32.1.js`. */
function isNamed(path: string): boolean {
  const file = path.slice(path.lastIndexOf('/') + 1).replace(/(?:[-.@]v?\d+\.\d+\.\d+)?(?:\.min)?\.[mc]?js$/, '');
  const isVersioned = /[-.@]v?\d+\.\d+\.\d+(?:\.min)?\.[mc]?js$/.test(path);
  if (file.startsWith('braintree-web') || (file === 'braintree' && isVersioned)) return true;
  const module = /(?:^|\/)braintree[^/]*\//.test(path) ? file : /^braintree-(.*)$/.exec(file)?.[1];
  return module !== undefined && findComponent(module) !== undefined;
}

/** Reports a copy. @param name path in the project */
export function explainCopy(name: string, text: string): ManualStep[] {
  const copy = readCopy(name, text);
  if (!copy) return [];
  const { version } = copy;
  const what = name.replaceAll('\\', '/') + (version === undefined ? '' : ` (${version})`);
  return [{ line: 1, what, reason: isSecondVersion(version) ? reasons.version2 : reasons.copy }];
}
