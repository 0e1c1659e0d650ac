import { findOwner } from './components';
import type { Document } from './document';
import { findMentions, isComputed } from './mentions';
import { reasons } from './reasons';

/** Scripts of versions 1 and 2 in other places than the provider's host, and the function with which version 2 starts. */
const calls = /(?<!braintreegateway\.com\\?\/js\\?\/)\bbraintree-[12]\.\d+\.\d+(?:\.min)?\.js|\bbraintree\.setup\s*\(/g;
/** Imports of version 3, whose package has a module for each component. */
const modules = /["'`]braintree-web\/(?!dist\/braintree)[a-z]/;

/** Whether a file describes the shop, and does not run in it. */
export function isProse(file: string): boolean {
  return /\.(md|mdx|rst|txt)$/.test(file);
}

export function isSecondVersion(version: string | undefined): boolean {
  return /^[012]\./.test(version ?? '');
}

/** Whether a source loads or calls version 1 or 2. */
export function usesSecondVersion(text: string): boolean {
  return text.search(calls) >= 0 || findMentions(text).some(({ reason }) => reason === reasons.version2);
}

/** Whether a source loads or calls version 3. Only its addresses have the folder `/web/`. */
export function usesThirdVersion(text: string): boolean {
  if (modules.test(text) || findMentions(text).some(({ reason }) => reason === reasons.address || isComputed(reason))) return true;
  return [...text.matchAll(/\bbraintree\.(\w+)\s*\.\s*create\b/g)].some(([, member = '']) => findOwner(member) === 'component');
}

/** Reports the scripts and calls of versions 1 and 2. Those on the provider's host are reported as addresses. */
export function leaveSecondVersion(document: Document): void {
  if (isProse(document.options.file)) return;
  const lines = new Map([...document.source.matchAll(calls)].map(({ index }) => [document.findLine(index), index]));
  for (const index of lines.values()) document.leave(index, document.readLine(index), reasons.version2);
}
