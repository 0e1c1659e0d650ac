import type { BraintreeGateway } from 'braintree';
import { allMethods } from '../methods/all-methods';
import type { NonceKind } from '../methods/nonce-kind';
import { serverGateway } from '../support/gateway';
import { expect, test } from '../support/test';
import { createShop, type PayOnPage, type Shop } from './csp/shop';

// Everything that a merchant's server does with a nonce, by the provider's official SDK, for every kind that our SDK makes.

const AMOUNT = '10.00';
type Charged = { paymentMethodNonce: string } | { paymentMethodToken: string };

/** The SDK's published types lack its helpers for tests. */
const testing = (gateway: BraintreeGateway) =>
  (gateway as unknown as { testing: { settle(id: string): Promise<{ transaction: { status: string } }> } }).testing;

async function sell(
  gateway: BraintreeGateway,
  { instrument, merchantAccountId }: NonceKind,
  charged: Charged,
  submitForSettlement: boolean,
) {
  const { success, message, transaction } = await gateway.transaction.sale({
    amount: AMOUNT,
    ...(merchantAccountId === undefined ? {} : { merchantAccountId }),
    ...charged,
    options: { submitForSettlement },
  });
  expect([success, message, transaction?.paymentInstrumentType]).toEqual([true, undefined, instrument]);
  return transaction;
}

/** Sold, settled and paid back in two parts. */
async function sellAndRefund(gateway: BraintreeGateway, kind: NonceKind, charged: Charged): Promise<void> {
  const { id } = await sell(gateway, kind, charged, true);
  expect((await testing(gateway).settle(id)).transaction.status).toBe('settled');
  for (const part of ['4.00', '6.00']) expect((await gateway.transaction.refund(id, part)).success).toBe(true);
  expect((await gateway.transaction.refund(id, '0.01')).success).toBe(false);
  expect(await gateway.transaction.find(id)).toMatchObject({ id, amount: AMOUNT, status: 'settled', refundIds: { length: 2 } });
}

/** Kept, charged, voided, charged by a new nonce, and taken out. */
async function vault(gateway: BraintreeGateway, kind: NonceKind, paymentMethodNonce: string): Promise<void> {
  const { customer } = await gateway.customer.create({ firstName: 'Ada' });
  const options = kind.verification ? { usBankAccountVerificationMethod: kind.verification } : { makeDefault: true };
  const { success, paymentMethod } = await gateway.paymentMethod.create({ customerId: customer.id, paymentMethodNonce, options });
  const { token } = paymentMethod;
  expect([success, (await gateway.paymentMethod.find(token)).token]).toEqual([true, token]);
  expect(await gateway.customer.find(customer.id)).toMatchObject({ [kind.list ?? 'paymentMethods']: [{ token }] });
  if (!kind.verification) {
    const { id } = await sell(gateway, kind, { paymentMethodToken: token }, false);
    expect((await gateway.transaction.void(id)).transaction.status).toBe('voided');
  }
  const { nonce } = (await gateway.paymentMethodNonce.create(token)).paymentMethodNonce;
  expect((await gateway.paymentMethodNonce.find(nonce)).type).toBe(kind.type);
  await sellAndRefund(gateway, kind, kind.verification ? { paymentMethodToken: token } : { paymentMethodNonce: nonce });
  await gateway.paymentMethod.delete(token);
  await expect(gateway.paymentMethod.find(token)).rejects.toMatchObject({ type: 'notFoundError' });
}

async function run(shop: Shop, kind: NonceKind, payOnPage: PayOnPage): Promise<void> {
  const gateway = serverGateway(shop.sandbox);
  const pay = async (): Promise<string> => ((await (kind.pay ?? payOnPage)(shop)) as { nonce: string }).nonce;
  const first = await pay();
  expect((await gateway.paymentMethodNonce.find(first)).type).toBe(kind.type);
  if (!kind.verification) {
    await sellAndRefund(gateway, kind, { paymentMethodNonce: first });
    // The duplicate is refused for the nonce, which pays once.
    shop.sandbox.clock.advance(60_000);
    const again = await gateway.transaction.sale({ amount: AMOUNT, paymentMethodNonce: first });
    expect([again.success, again.errors?.deepErrors().map(({ code }) => code)]).toEqual([false, ['91564']]);
  }
  if (kind.vaulted) await vault(gateway, kind, kind.verification ? first : await pay());
}

test.use({ merchant: { duplicateCheckSeconds: 0 } });

for (const { nonces = {}, payOnPage } of Object.values(allMethods))
  for (const [name, kind] of Object.entries(nonces)) {
    const title = `server-sdk: ${name}, charged, settled, refunded${kind.vaulted ? ', kept, charged again and deleted' : ''}`;
    test(title, ({ provider, site }) => run(createShop(provider, site, 'sandbox'), kind, payOnPage));
  }
