import type { Page } from '@playwright/test';

/** Collects the page's warnings and errors from now on, including those of React. */
export function collectWarnings(page: Page, about = /./): string[] {
  const warnings: string[] = [];
  page.on('pageerror', ({ message }) => warnings.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && about.test(message.text())) warnings.push(message.text());
  });
  return warnings;
}
