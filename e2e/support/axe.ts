import { test } from '@playwright/test';
import { bundle } from './bundles';

/** Says in the report that the test at hand runs axe: the statement on accessibility lists it. */
export function checkedByAxe(): void {
  const { annotations } = test.info();
  if (!annotations.some(({ type }) => type === 'axe')) annotations.push({ type: 'axe' });
}

/** The script of axe, for a test that runs it: it defines `axeCore`. */
export async function axeScript(): Promise<string> {
  checkedByAxe();
  return (await bundle('axe.js')) ?? '';
}
