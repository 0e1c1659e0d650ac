import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { createCustomer, PAYPAL_ACCOUNT } from '../support/vault';
import { sell } from '../support/sell';
import { call } from '../support/settled';
import { serverGateway } from '../support/gateway';
import type { Site } from '../support/site';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import { expect, test } from '../support/test';
import { nonceOf } from '../support/tokenize';

interface Saved {
  nonce: string;
  default: boolean;
  type: string;
}

/** A customer with a card, and a PayPal account as the default one. */
const customerOf = async (sandbox: Sandbox) => createCustomer(sandbox, await nonceOf(sandbox), PAYPAL_ACCOUNT);

async function openShop(page: Page, site: Site, authorization: string, headers: Record<string, string> = {}): Promise<void> {
  await page.goto(site.page('shop.localhost', '/saved', { headers }));
  await page.evaluate(async (arg) => {
    window.instance = (await window.tender.vaultManager.create({ authorization: arg })) as never;
  }, authorization);
}

const list = async (page: Page, options?: object): Promise<Saved[]> =>
  (await call<Saved[]>(page, 'fetchPaymentMethods', options)).value ?? [];
const remove = (page: Page, nonce: string) => call(page, 'deletePaymentMethod', nonce);
const sentGraphql = (sandbox: Sandbox): number => sandbox.requests().filter(({ path }) => path.startsWith('/graphql')).length;

test('vault-manager: what the official SDK vaulted is listed, charged and deleted', async ({ page, sandbox, site }) => {
  const { id, tokens } = await customerOf(sandbox);
  await openShop(page, site, sandbox.createClientToken({ customerId: id }));
  const saved = await list(page);
  expect(saved).toEqual([
    {
      nonce: expect.stringMatching(/^tokencc_/),
      default: false,
      hasSubscription: false,
      type: 'CreditCard',
      description: 'ending in 11',
      details: expect.objectContaining({ cardType: 'Visa', lastFour: '1111' }),
      binData: expect.objectContaining({ prepaid: expect.any(String) }),
    },
    expect.objectContaining({ nonce: expect.stringMatching(/^tokenpp_/), default: true, type: 'PayPalAccount' }),
  ]);
  expect((await list(page, { defaultFirst: true })).map(({ type }) => type)).toEqual(['PayPalAccount', 'CreditCard']);

  await sell(sandbox, saved[0]?.nonce);
  expect(await remove(page, saved[1]?.nonce ?? '')).toEqual({ value: undefined });
  await expect(serverGateway(sandbox).paymentMethod.find(tokens[1] ?? '')).rejects.toMatchObject({ type: 'notFoundError' });
  expect(await list(page)).toMatchObject([{ type: 'CreditCard', default: true }]);
  await expect
    .poll(async () => (await sandbox.analytics()).map(({ event }) => event).filter((event) => event.startsWith('web.vault-manager')))
    .toEqual([
      'web.vault-manager.fetch-payment-methods.succeeded',
      'web.vault-manager.fetch-payment-methods.succeeded',
      'web.vault-manager.delete-payment-method.succeeded',
      'web.vault-manager.fetch-payment-methods.succeeded',
    ]);
});

test('vault-manager: a tokenization key deletes nothing, and asks nobody', async ({ page, sandbox, site }) => {
  await openShop(page, site, sandbox.tokenizationKey);
  expect((await remove(page, 'nonce')).error).toMatchObject({
    code: 'VAULT_MANAGER_DELETE_PAYMENT_METHOD_NONCE_REQUIRES_CLIENT_TOKEN',
    type: 'MERCHANT',
  });
  expect(sentGraphql(sandbox)).toBe(0);
  expect((await call(page, 'fetchPaymentMethods')).error).toMatchObject({ code: 'CLIENT_AUTHORIZATION_INSUFFICIENT' });
});

test('vault-manager: nonces that are not in the vault of this customer are not found', async ({ page, sandbox, site }) => {
  const { id, tokens } = await customerOf(sandbox);
  await openShop(page, site, sandbox.createClientToken({ customerId: id }));
  const [card] = await list(page);
  await serverGateway(sandbox).paymentMethod.delete(tokens[0] ?? '');
  for (const nonce of ['nothing', await nonceOf(sandbox), card?.nonce ?? '']) {
    expect((await remove(page, nonce)).error).toMatchObject({
      code: 'VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND',
      type: 'MERCHANT',
      message: expect.stringContaining(`\`${nonce}\``),
      details: { originalError: [{ extensions: { errorClass: 'NOT_FOUND' } }] },
    });
  }
});

test('vault-manager: no violation of a strict policy', async ({ page, sandbox, site }) => {
  const violations = await collectViolations(page);
  const { id } = await customerOf(sandbox);
  await openShop(page, site, sandbox.createClientToken({ customerId: id }), strictPolicy(sandbox.url));
  const [card] = await list(page);
  expect(await remove(page, card?.nonce ?? '')).toEqual({ value: undefined });
  await call(page, 'teardown');
  expect(violations).toEqual([]);
});
