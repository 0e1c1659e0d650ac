import { findComponent } from '../components';
import { reasons } from '../reasons';
import type { ManualStep } from '../report';

/** A mock that Jest finds by its file name, and the name that it needs for Tender. Both begin with `__mocks__/`. */
export interface MockName {
  readonly from: string;
  readonly to: string;
}

/** Reads whether a file is a mock of the reference. @param name path in the project */
export function readMockName(name: string): MockName | undefined {
  const from = /(?:^|[\\/])(__mocks__[\\/]braintree-web(?:[\\/].*)?\.\w+)$/.exec(name)?.[1];
  return from === undefined ? undefined : { from, to: from.replace('braintree-web', '@tender/web') };
}

/** Whether a mock may move into another folder: its imports would point elsewhere if they were relative. */
export function isMovable(text: string): boolean {
  return !/["'`]\.\.?\//.test(text);
}

/**
 * Reports a file whose name says that it is a copy of the reference.
 * @param name path in the project
 */
export function explainCopy(name: string, text: string): ManualStep[] {
  const path = name.replaceAll('\\', '/');
  const module = /(?:^|\/)braintree[^/]*\/(?:[^/]+\/)*([a-z-]+?)(?:\.min)?\.js$/.exec(path)?.[1];
  const isNamed = /(?:^|\/)braintree-web[^/]*\.js$/.test(path) || (module !== undefined && findComponent(module) !== undefined);
  const isCopy = isNamed && (/\.min\.js$/.test(path) || /braintreegateway\.com|[^\n]{500}/.test(text));
  return isCopy ? [{ line: 1, what: path, reason: reasons.copy }] : [];
}
