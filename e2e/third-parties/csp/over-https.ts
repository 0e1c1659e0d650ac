import type { Page } from '@playwright/test';
import type { Site } from '../../support/site';

/** The same shop over https, as 3D Secure wants it in production: what is asked for there is what the site answers over http. */
export async function overHttps(page: Page, site: Site): Promise<Site> {
  const origin = (host: string): string => `https://${host}`;
  // What a test answers for the network counts as far away, and the provider's host names are this machine.
  await page.context().grantPermissions(['local-network-access'], { origin: origin('shop.localhost') });
  await page.context().route(`${origin('shop.localhost')}/**`, async (route) => {
    const { pathname, host } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: site.origin('127.0.0.1') + pathname, headers: { host } }) });
  });
  return { ...site, origin, page: (host, path, options) => new URL(new URL(site.page(host, path, options)).pathname, origin(host)).href };
}
