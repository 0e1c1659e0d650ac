import { test } from '@playwright/test';
import { bundle } from './bundles';

/** Marks the current test in the report as one that runs axe, so that docs/accessibility.md lists it. */
export function checkedByAxe(): void {
  const { annotations } = test.info();
  if (!annotations.some(({ type }) => type === 'axe')) annotations.push({ type: 'axe' });
}

/** Returns the script of axe, which defines `axeCore`, and marks the current test. */
export async function axeScript(): Promise<string> {
  checkedByAxe();
  return (await bundle('axe.js')) ?? '';
}
