import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { fieldOptions, input, shopPage, tokenize, typeCard, VISA } from '../support/card';
import { serverGateway } from '../support/gateway';
import { expect, test } from '../support/test';

const SANDBOX_HOST = 'https://api.sandbox.braintreegateway.com';
const HOSTS = { sandbox: SANDBOX_HOST, production: 'https://api.braintreegateway.com' } as const;

function authorization(sandbox: Sandbox, kind: string, environment: keyof typeof HOSTS = 'sandbox'): string {
  return kind === 'client token' ? sandbox.createClientToken({ origin: HOSTS[environment] }) : `${environment}_x_${sandbox.merchantId}`;
}

/** Creates hosted fields with the page library of one SDK and the client of one, and leaves the instance in `window.fields`. */
async function create(
  page: Page,
  given: string,
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
    [given, fieldOptions, library, clientOf, more] as const,
  );
}

async function sell(sandbox: Sandbox, nonce: string | undefined): Promise<void> {
  const sale = await serverGateway(sandbox).transaction.sale({ amount: '12.00', paymentMethodNonce: nonce ?? '' });
  expect(sale.success).toBe(true);
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

test.describe('reference: every error a customer can cause, on our frame page', () => {
  for (const library of ['reference', 'tender'] as const) {
    test(`reference: HOSTED_FIELDS_FIELDS_EMPTY, page library of ${library}`, async ({ provider: { page, sandbox } }) => {
      await create(page, authorization(sandbox, 'client token'), library);
      expect((await tokenize(page)).error).toMatchObject({ code: 'HOSTED_FIELDS_FIELDS_EMPTY', type: 'CUSTOMER', isError: true });
    });

    test(`reference: HOSTED_FIELDS_FIELDS_INVALID, page library of ${library}`, async ({ provider: { page, sandbox } }) => {
      await create(page, authorization(sandbox, 'client token'), library);
      await typeCard(page, { ...VISA, number: '4111111111111112' });
      const { error } = await tokenize(page);
      expect(error).toMatchObject({ code: 'HOSTED_FIELDS_FIELDS_INVALID', type: 'CUSTOMER', details: { invalidFieldKeys: ['number'] } });
      expect(Object.keys(error?.details?.invalidFields as object)).toEqual(['number']);
    });

    test(`reference: HOSTED_FIELDS_FAILED_TOKENIZATION, page library of ${library}`, async ({ provider: { page, sandbox } }) => {
      await create(page, authorization(sandbox, 'client token'), library);
      await typeCard(page, { ...VISA, number: '4242424242424242' });
      const { error } = await tokenize(page, { vault: true });
      expect(error).toMatchObject({ code: 'HOSTED_FIELDS_FAILED_TOKENIZATION', type: 'CUSTOMER' });
      expect(JSON.stringify(error?.details)).toContain('81717');
    });

    test(`reference: HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE, page library of ${library}`, async ({ provider: { page, sandbox } }) => {
      const gateway = serverGateway(sandbox);
      const { customer } = await gateway.customer.create({ firstName: 'Ada' });
      const token = sandbox.createClientToken({
        origin: SANDBOX_HOST,
        customerId: customer.id,
        options: { failOnDuplicatePaymentMethod: true },
      });
      await create(page, token, library);
      await typeCard(page);
      expect((await tokenize(page, { vault: true })).value?.nonce).toMatch(/^tokencc_/);
      expect((await tokenize(page, { vault: true })).error).toMatchObject({
        code: 'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE',
        type: 'CUSTOMER',
      });
    });

    test(`reference: HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED, page library of ${library}`, async ({
      provider: { page, sandbox },
    }) => {
      const { customer } = await serverGateway(sandbox).customer.create({ firstName: 'Ada' });
      const token = sandbox.createClientToken({ origin: SANDBOX_HOST, customerId: customer.id, options: { verifyCard: true } });
      await create(page, token, library);
      await typeCard(page, { ...VISA, cvv: '200' });
      expect((await tokenize(page, { vault: true })).error).toMatchObject({
        code: 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED',
        type: 'CUSTOMER',
      });
    });

    test(`reference: HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR, page library of ${library}`, async ({ provider: { page, sandbox } }) => {
      await create(page, authorization(sandbox, 'client token'), library);
      await typeCard(page);
      sandbox.faults.add({ match: { method: 'POST' }, action: { status: 500, body: {} } });
      expect((await tokenize(page)).error).toMatchObject({ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', type: 'NETWORK' });
    });

    test(`reference: a client token that has expired, page library of ${library}`, async ({ provider: { page, sandbox } }) => {
      await create(page, authorization(sandbox, 'client token'), library);
      await typeCard(page);
      sandbox.clock.advance(25 * 60 * 60 * 1000);
      expect((await tokenize(page)).error).toMatchObject({
        code: 'HOSTED_FIELDS_FAILED_TOKENIZATION',
        details: { originalError: { code: 'CLIENT_AUTHORIZATION_INVALID' } },
      });
    });

    test(`reference: events and state follow what is typed, page library of ${library}`, async ({ provider: { page, sandbox } }) => {
      await create(page, authorization(sandbox, 'client token'), library);
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        for (const event of [
          'focus',
          'blur',
          'empty',
          'notEmpty',
          'validityChange',
          'cardTypeChange',
          'binAvailable',
          'inputSubmitRequest',
        ] as const) {
          window.fields.on(event, (payload: { emittedBy?: string; bin?: string }) =>
            seen.push(`${event} ${payload.emittedBy ?? payload.bin}`),
          );
        }
      });
      await typeCard(page, { number: VISA.number });
      await input(page, 'number').press('Enter');
      await input(page, 'cvv').focus();
      await expect.poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen.at(-1))).toBe('focus cvv');
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen).toEqual([
        'focus number',
        'notEmpty number',
        'cardTypeChange number',
        'cardTypeChange number',
        'binAvailable 411111',
        'validityChange number',
        'inputSubmitRequest number',
        'blur number',
        'focus cvv',
      ]);
      const state = await page.evaluate(() => window.fields.getState());
      expect(state.cards.map(({ type }) => type)).toEqual(['visa']);
      expect(state.fields.number).toMatchObject({ isValid: true, isEmpty: false, isFocused: false, isPotentiallyValid: true });
    });
  }
});
