import { components as registry } from '@tender/registry';
import * as web from '@tender/web';
import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import type { Site } from './support/site';
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
  const scripts = Object.keys(hashes).filter((name) => name.endsWith('.min.js') && !name.startsWith('js/tender'));
  const tags = scripts.map((name) => `<script crossorigin integrity="${hashes[name]}" src="${folder}/${name}"></script>`);
  await page.goto(site.page('shop.localhost', '/', { head: remember + tags.join(''), scripts: [] }));
  const namespaces = Object.keys(components).filter((name) => name !== 'VERSION');
  expect(await page.evaluate(added)).toEqual({ braintree: namespaces.sort() });
  expect(scripts).toHaveLength(namespaces.length);
});

/** The components whose code is in tender.min.js itself. */
const inFile = [
  'client',
  'applePay',
  'dataCollector',
  'googlePayment',
  'hostedFields',
  'paypal',
  'paypalCheckout',
  'threeDSecure',
  'venmo',
];

/** The folders of the packages of all others, by the names of their components. */
const onDemand = Object.fromEntries(
  registry.flatMap(({ namespace, from }) => (inFile.includes(namespace) ? [] : [[namespace, from.replace('@tender/', '')]])),
);

/** A shop that serves the scripts itself, under a policy that allows nothing else. Returns the scripts that its page has loaded. */
async function openShop(page: Page, site: Site, sandbox: Sandbox): Promise<string[]> {
  const loaded: string[] = [];
  for (const name of ['tender', ...Object.values(onDemand).map((method) => `tender-${method}`)]) {
    const code = await (await fetch(`${sandbox.url}/web/${VERSION}/js/${name}.min.js`)).text();
    site.script('shop.localhost', `/js/${name}.min.js`, code);
  }
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/js/')) loaded.push(String(request.url().split('/js/')[1]));
  });
  const policy = `default-src 'none'; script-src 'self' ${sandbox.url}; connect-src ${sandbox.url}; frame-src ${sandbox.url}; require-trusted-types-for 'script'; trusted-types tender`;
  await page.goto(site.page('shop.localhost', '/', { scripts: ['/js/tender.min.js'], headers: { 'content-security-policy': policy } }));
  return loaded;
}

const create = (page: Page, name: string, authorization: string): Promise<string> =>
  page.evaluate(
    ([namespace, key]) =>
      window.tender[namespace as 'sepa'].create({ authorization: key }).then(
        () => 'created',
        (error: { code: string }) => error.code,
      ),
    [name, authorization] as const,
  );

test('web: tender.min.js loads methods that few shops use from beside it, under a strict policy', async ({ page, site, sandbox }) => {
  const loaded = await openShop(page, site, sandbox);
  expect(await create(page, 'venmo', sandbox.tokenizationKey)).toBe('created');
  const supported = await page.evaluate((methods) => {
    const all = window.tender as unknown as Record<string, { isSupported?(): boolean }>;
    return methods.flatMap((name) => all[name]?.isSupported?.() ?? []);
  }, Object.keys(onDemand));
  expect(supported).toEqual([true]);
  expect(loaded).toEqual(['tender.min.js']);
  for (const [name, method] of Object.entries(onDemand)) {
    const results = [await create(page, name, sandbox.tokenizationKey), await create(page, name, sandbox.tokenizationKey)];
    expect(results, name).not.toContain('COMPONENT_SCRIPT_FAILED_TO_LOAD');
    expect(
      loaded.filter((script) => script.startsWith(`tender-${method}.`)),
      name,
    ).toHaveLength(1);
  }
  expect(await create(page, 'sepa', '')).toBe('INSTANTIATION_OPTION_REQUIRED');
});

test('web: a method that could not be loaded, or is not the one of the build, is loaded again by the next create', async ({
  page,
  site,
  sandbox,
}) => {
  await openShop(page, site, sandbox);
  const answers: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort(),
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.replaced = true' }),
    (route) => route.continue(),
  ];
  await page.route('**/js/tender-sepa.min.js', (route) => answers.shift()?.(route));
  const createSepa = (): Promise<string> => create(page, 'sepa', sandbox.tokenizationKey);
  expect([await createSepa(), await createSepa(), await createSepa()]).toEqual([
    'COMPONENT_SCRIPT_FAILED_TO_LOAD',
    'COMPONENT_SCRIPT_FAILED_TO_LOAD',
    'created',
  ]);
  expect(await page.evaluate(() => 'replaced' in window)).toBe(false);
});

test('web: tender.min.js is window.tender, and nothing else', async ({ page, site, sandbox }) => {
  const tag = `<script src="${sandbox.url}/web/${VERSION}/js/tender.min.js"></script>`;
  await page.goto(site.page('shop.localhost', '/', { head: remember + tag, scripts: [] }));
  expect(await page.evaluate(added)).toEqual({ tender: [...Object.keys(names), 'VERSION'].sort() });
});
