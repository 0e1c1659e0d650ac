import type { Page } from '@playwright/test';
import type { PageOptions, Site } from '../support/site';

/** Registers a page of `pages/`, which renders into `main`, and returns its URL. A name that ends in `.min` uses the production build of React. */
export function reactPage(site: Site, name: string, options: PageOptions = {}): string {
  const head = `<link rel="icon" href="data:,"><link rel="stylesheet" href="/shop.css"><script src="/react-${name}.js" defer></script>`;
  return site.page('shop.localhost', `/${name}`, { head, scripts: [], body: '<main></main><aside></aside>', ...options });
}

/** Collects the page's warnings and errors from now on, including those of React. */
export function collectComplaints(page: Page, complaints: string[] = []): string[] {
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}
