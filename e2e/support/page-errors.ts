import type { BrowserContext } from '@playwright/test';

/** Collects what nobody catches on any page of a browser, in frames and popups too: exceptions, and rejections of promises. */
export function collectPageErrors(context: BrowserContext): readonly string[] {
  const errors: string[] = [];
  context.on('weberror', (thrown) => {
    const error = thrown.error();
    errors.push(error.stack ?? String(error));
  });
  return errors;
}
