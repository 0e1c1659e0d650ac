import * as web from '@tender/web';
import { createHash } from 'node:crypto';
import { expect, test } from './support/test';

const { default: components, VERSION, ...names } = web;

/** Names on the page's window that were not there before the scripts, each with what it holds. */
const added = (): Record<string, string[]> => {
  const { before } = window as unknown as { before: string[] };
  const names = Object.keys(window).filter((name) => name !== 'before' && !before.includes(name));
  return Object.fromEntries(names.map((name) => [name, Object.keys((window as unknown as Record<string, object>)[name] ?? {}).sort()]));
};
const remember = '<script>window.before = Object.keys(window)</script>';

test('web: the scripts of the asset host, with their hashes, are window.braintree together', async ({ page, site, sandbox }) => {
  const folder = `${sandbox.url}/web/${VERSION}`;
  const hashes = (await (await fetch(`${folder}/integrity.json`)).json()) as Record<string, string>;
  for (const [name, hash] of Object.entries(hashes)) {
    const script = await (await fetch(`${folder}/${name}`)).text();
    expect(`sha384-${createHash('sha384').update(script).digest('base64')}`, name).toBe(hash);
  }
  const scripts = Object.keys(hashes).filter((name) => name.endsWith('.min.js') && name !== 'js/tender.min.js');
  const tags = scripts.map((name) => `<script crossorigin integrity="${hashes[name]}" src="${folder}/${name}"></script>`);
  await page.goto(site.page('shop.localhost', '/', { head: remember + tags.join(''), scripts: [] }));
  const namespaces = Object.keys(components).filter((name) => name !== 'VERSION');
  expect(await page.evaluate(added)).toEqual({ braintree: namespaces.sort() });
  expect(scripts).toHaveLength(namespaces.length);
});

test('web: tender.min.js is window.tender, and nothing else', async ({ page, site, sandbox }) => {
  const tag = `<script src="${sandbox.url}/web/${VERSION}/js/tender.min.js"></script>`;
  await page.goto(site.page('shop.localhost', '/', { head: remember + tag, scripts: [] }));
  expect(await page.evaluate(added)).toEqual({ tender: [...Object.keys(names), 'VERSION'].sort() });
});
