import type { Page } from '@playwright/test';

/** Collects the page's warnings and errors from now on, including those of React. */
export function collectComplaints(page: Page, about = /./): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && about.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
