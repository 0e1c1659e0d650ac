import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { join } from 'node:path';
import { approveGooglePay, approvePayPal, approveVenmo, passChallenge } from '@tender/sandbox/testing';
import { openWindow } from '../support/open-window';
import { sell } from '../support/sell';
import { typeCard, VISA } from '../support/card';
import { serverGateway } from '../support/gateway';
import { expect, test } from '../support/test';
import { nonceOf } from '../support/tokenize';
import { readCode } from '../venmo/support';
import { bundleClient, type Library } from './bundle-client';
import { buy, openDropIn, paid, request, requestable } from './drop-in';

const HOST = 'https://api.sandbox.braintreegateway.com';
const { number, expirationDate } = VISA;
/** A documented test card whose bank asks for a code. */
const CHALLENGE = { number: '4000000000002503', expirationDate };

/** A customer with a saved card, and a client token in the customer's name. */
async function customerOf(sandbox: Sandbox): Promise<{ id: string; authorization: string }> {
  const { customer } = await serverGateway(sandbox).customer.create({ firstName: 'Ada', paymentMethodNonce: await nonceOf(sandbox) });
  return { id: customer.id, authorization: sandbox.createClientToken({ origin: HOST, customerId: customer.id }) };
}
const cardsOf = async (sandbox: Sandbox, customerId: string): Promise<string[]> =>
  ((await serverGateway(sandbox).customer.find(customerId)).creditCards ?? []).map(({ last4 }) => last4);

const savedCard = (page: Page) => page.getByRole('button', { name: /Ending in 1111/ });

// The provider's drop-in, once on its own modules to know what it does, and once with ours in their place.
const libraries: readonly [string, Library][] = [
  ['drop-in', 'tender'],
  ['control: drop-in', 'reference'],
];
for (const [name, library] of libraries) {
  test(`${name}: card`, async ({ provider: { page, sandbox }, site }) => {
    await openDropIn(page, site, library, { authorization: sandbox.createClientToken({ origin: HOST }) });
    await typeCard(page, { number, expirationDate });
    const payload = await buy(page);
    expect(payload).toMatchObject({ type: 'CreditCard', details: { cardType: 'Visa', lastFour: '1111' } });
    expect((await sell(sandbox, payload.nonce)).creditCard?.last4).toBe('1111');
  });

  test(`${name}: card with 3D Secure`, async ({ provider: { page, sandbox }, site }) => {
    await openDropIn(page, site, library, { authorization: sandbox.createClientToken({ origin: HOST }), threeDSecure: true });
    await typeCard(page, CHALLENGE);
    await requestable(page); // the fields tell it of their last keys
    await request(page, { threeDSecure: { amount: '12.00' } });
    await passChallenge(page);
    const payload = await paid(page);
    expect(payload).toMatchObject({ type: 'CreditCard', liabilityShifted: true, details: { lastFour: '2503' } });
    const { threeDSecureInfo } = await sell(sandbox, payload.nonce, { amount: '12.00' }); // what the bank was asked about
    expect(threeDSecureInfo).toMatchObject({ liabilityShifted: true });
  });

  test(`${name}: saved card chosen`, async ({ provider: { page, sandbox }, site }) => {
    const { authorization } = await customerOf(sandbox);
    await openDropIn(page, site, library, { authorization });
    await savedCard(page).click();
    await request(page);
    const payload = await paid(page);
    expect(payload).toMatchObject({ type: 'CreditCard', vaulted: true });
    expect((await sell(sandbox, payload.nonce)).creditCard?.last4).toBe('1111');
  });

  test(`${name}: saved card deleted`, async ({ provider: { page, sandbox }, site }) => {
    const { id, authorization } = await customerOf(sandbox);
    await openDropIn(page, site, library, { authorization, vaultManager: true });
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.locator('.braintree-method__delete-container').click();
    await page.locator('[data-braintree-id="delete-confirmation__yes"]').click();
    await expect(savedCard(page)).toHaveCount(0);
    await expect.poll(() => cardsOf(sandbox, id)).toEqual([]);
  });

  test(`${name}: Venmo`, async ({ provider: { page, sandbox }, site }) => {
    const venmo = { allowDesktop: true, paymentMethodUsage: 'multi_use' };
    await openDropIn(page, site, library, { authorization: sandbox.createClientToken({ origin: HOST }), card: false, venmo });
    await page.locator('[data-braintree-id="venmo-button"]').click();
    const phone = (await page.context().browser()?.newPage()) as Page;
    await phone.goto(await readCode(page));
    await approveVenmo(phone, { username: 'ada-venmo' });
    const payload = await buy(page);
    expect(payload).toMatchObject({ type: 'VenmoAccount' });
    expect((await sell(sandbox, payload.nonce)).venmoAccount?.username).toBe('ada-venmo');
  });

  test(`${name}: Google Pay`, async ({ provider: { page, sandbox }, site }) => {
    const transactionInfo = { totalPrice: '12.00', totalPriceStatus: 'FINAL', currencyCode: 'USD' };
    const googlePay = { googlePayVersion: 2, merchantId: 'google-merchant', transactionInfo };
    await openDropIn(page, site, library, { authorization: sandbox.createClientToken({ origin: HOST }), card: false, googlePay });
    const popup = await openWindow(page, () => page.locator('[data-braintree-id="google-pay-button"]').getByRole('button').click());
    await approveGooglePay(popup, { method: 'visa' });
    const payload = await buy(page);
    expect(payload).toMatchObject({ type: 'AndroidPayCard', details: { lastFour: '1111' } });
    expect((await sell(sandbox, payload.nonce)).paymentInstrumentType).toBe('android_pay_card');
  });
  test(`${name}: PayPal`, async ({ provider: { page, sandbox }, site }) => {
    const path = join(import.meta.dirname, 'checkout-script.js');
    await page.route('https://www.paypalobjects.com/api/checkout.min.js', (route) => route.fulfill({ path }));
    const paypal = { flow: 'checkout', amount: '12.00', currency: 'USD' };
    await openDropIn(page, site, library, { authorization: sandbox.createClientToken({ origin: HOST }), card: false, paypal });
    const button = page.locator('[data-braintree-id="paypal-button"]').getByRole('button', { name: 'PayPal' });
    const popup = await openWindow(page, () => button.click());
    await approvePayPal(popup, { email: 'ada@example.com' });
    const payload = await buy(page);
    expect(payload).toMatchObject({ type: 'PayPalAccount', details: { email: 'ada@example.com' } });
    expect((await sell(sandbox, payload.nonce)).paypalAccount?.payerEmail).toBe('ada@example.com');
  });

  test(`${name}: device data beside a card`, async ({ provider: { page, sandbox }, site }) => {
    // The drop-in loads this one by script, from a place of the provider's where our asset host has none.
    const code = `import * as dataCollector from 'braintree-web/data-collector'; window.braintree = { ...window.braintree, dataCollector };`;
    const contentType = 'text/javascript';
    const body = await bundleClient(code, 'dataCollector', 'reference');
    await page.route('**/js/data-collector.min.js', (route) => route.fulfill({ body, contentType }));
    await openDropIn(page, site, library, { authorization: sandbox.createClientToken({ origin: HOST }), dataCollector: true });
    await typeCard(page, { number, expirationDate });
    const { nonce, deviceData } = await buy(page);
    expect(JSON.parse(deviceData ?? '')).toEqual({ correlation_id: expect.any(String) });
    await sell(sandbox, nonce, { deviceData });
  });
}
