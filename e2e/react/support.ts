import type { PageOptions, Site } from '../support/site';

/** Registers a page of `pages/`, which renders into `main`, and returns its URL. A name that ends in `.min` uses the production build of React. */
export function reactPage(site: Site, name: string, options: PageOptions = {}): string {
  const head = `<link rel="icon" href="data:,"><link rel="stylesheet" href="/shop.css"><script src="/react-${name}.js" defer></script>`;
  return site.page('shop.localhost', `/${name}`, { head, scripts: [], body: '<main></main><aside></aside>', ...options });
}
