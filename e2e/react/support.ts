import type { Page } from '@playwright/test';
import type { PageOptions, Site } from '../support/site';

/** Registers a page of `pages/`, which draws into `main`, and returns its URL. With `.min` at its end it runs on React as shops ship it. */
export function reactPage(site: Site, name: string, options: PageOptions = {}): string {
  const head = `<link rel="icon" href="data:,"><link rel="stylesheet" href="/shop.css"><script src="/react-${name}.js" defer></script>`;
  return site.page('shop.localhost', `/${name}`, { head, scripts: [], body: '<main></main><aside></aside>', ...options });
}

/** What a page complains of, React's warnings among it, from now on. */
export function collectComplaints(page: Page, complaints: string[] = []): string[] {
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}
