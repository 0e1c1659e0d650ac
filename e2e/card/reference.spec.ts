import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { sell } from '../support/sell';
import { fieldOptions, shopPage, tokenize, typeCard } from '../support/card';
import { expect, test } from '../support/test';

const SANDBOX_HOST = 'https://api.sandbox.braintreegateway.com';
const HOSTS = { sandbox: SANDBOX_HOST, production: 'https://api.braintreegateway.com' } as const;

function authorization(sandbox: Sandbox, kind: string, environment: keyof typeof HOSTS = 'sandbox'): string {
  return kind === 'client token' ? sandbox.createClientToken({ origin: HOSTS[environment] }) : `${environment}_x_${sandbox.merchantId}`;
}

/** Creates hosted fields with the page library of one SDK and the client of one, and leaves the instance in `window.fields`. */
async function create(
  page: Page,
  arg: string,
  library: 'tender' | 'reference',
  clientOf?: 'tender' | 'reference',
  more: object = {},
): Promise<void> {
  await page.evaluate(
    async ([authorization, fields, library, clientOf, more]) => {
      const sdk = { tender: window.tender, reference: window.reference };
      const client = clientOf && (await sdk[clientOf].client.create({ authorization }));
      const options = { ...(client ? { client } : { authorization }), fields, ...more };
      window.fields = (await (sdk[library].hostedFields.create as (options: object) => Promise<unknown>)(options)) as typeof window.fields;
    },
    [arg, fieldOptions, library, clientOf, more] as const,
  );
}

test.beforeEach(async ({ provider, site }) => {
  await provider.page.goto(shopPage(site, { scripts: ['tender.js', 'reference.js'] }));
});

for (const kind of ['client token', 'tokenization key']) {
  test(`reference: its hosted fields on our frame page, with a ${kind}, to a sale`, async ({ provider: { page, sandbox } }) => {
    await create(page, authorization(sandbox, kind), 'reference');
    expect(await page.evaluate(() => window.reference.VERSION)).toBe('3.118.2');
    await typeCard(page);
    const { value } = await tokenize(page);
    expect(value).toMatchObject({ type: 'CreditCard', description: 'ending in 11', details: { cardType: 'Visa', lastFour: '1111' } });
    await sell(sandbox, value?.nonce);
  });

  for (const environment of ['sandbox', 'production'] as const) {
    test(`card: the production code path, environment ${environment}, with a ${kind}, to a sale`, async ({
      provider: { page, sandbox },
    }) => {
      await create(page, authorization(sandbox, kind, environment), 'tender');
      const origins = await page.evaluate(() => [...document.querySelectorAll('iframe')].map((frame) => new URL(frame.src).origin));
      expect(new Set(origins)).toEqual(new Set(['https://assets.braintreegateway.com']));
      await typeCard(page);
      await sell(sandbox, (await tokenize(page)).value?.nonce);
      const gateway = new URL(HOSTS[environment]).host;
      expect(sandbox.requests().some(({ host }) => host.startsWith(gateway))).toBe(true);
    });
  }
}

test('reference: its client, given to our hosted fields', async ({ provider: { page, sandbox } }) => {
  await create(page, authorization(sandbox, 'client token'), 'tender', 'reference');
  await typeCard(page);
  await sell(sandbox, (await tokenize(page)).value?.nonce);
});

test('reference: our client, given to its hosted fields', async ({ provider: { page, sandbox } }) => {
  await create(page, authorization(sandbox, 'client token'), 'reference', 'tender');
  await typeCard(page);
  await sell(sandbox, (await tokenize(page)).value?.nonce);
});
