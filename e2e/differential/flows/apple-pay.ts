import type { Page } from '@playwright/test';
import { approveApplePay, cancelApplePay, refuseApplePay } from '@tender/sandbox/testing';
import { createPaymentToken } from '../../apple-pay/create-token';
import { changeFlow, flow, type Flow } from '../flow';
import { answered, both, promises, unusualFlow } from '../unusual-arguments';
import type { Shop } from '../shop';
import type { Outcome } from '../shop-script';
import { REFUSALS, withEachAnswer } from './answers';
import { withEachStatus } from './statuses';

const URL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
const TOTAL = { label: 'Shop', amount: '10.00' };
const REQUESTS: readonly object[] = [
  {},
  { total: TOTAL },
  { total: TOTAL, countryCode: 'DE', currencyCode: 'EUR', merchantCapabilities: ['supportsDebit'], supportedNetworks: ['mastercard'] },
  { supportedNetworks: [], merchantCapabilities: null, requiredBillingContactFields: ['postalAddress'], foo: { bar: 1 } },
];
const TOKEN = { paymentData: { version: 'EC_v1' }, paymentMethod: { network: 'Visa' }, transactionIdentifier: 'a-transaction' };
/** A fixed session, because each session of the sandbox differs. */
const SESSION = { status: 200, body: { merchantSessionIdentifier: 'a-session', displayName: 'Shop' } };
const REQUEST = 'instances.applePay.createPaymentRequest';
const VALIDATE = 'instances.applePay.performValidation';
const TOKENIZE = 'instances.applePay.tokenize';

const TOKENIZE_ROW = promises(TOKENIZE, '{ token: { paymentData: {}, more: … } }');
const WITHOUT_TIMEOUT = REFUSALS.filter(({ status }) => status !== 408);
const cards = (...lists: object[][]) => lists.map((applePayCards) => ({ status: 202, body: { applePayCards } }));

/** The component needs a client here: without one, the reference never learns its merchant identifier. */
async function createWithClient(shop: Shop, isDeferred = false): Promise<void> {
  await shop.create('client');
  if (isDeferred) await shop.create('applePay', () => ({ client: window.shop.instances['client'], useDeferredClient: true }));
  else await shop.create('applePay', () => ({ client: window.shop.instances['client'] }));
}

/** The customer opens the sheet; the token of the payment is tokenized. */
async function openSheet(shop: Shop): Promise<[Page, () => Promise<Outcome>]> {
  await shop.page.addScriptTag({ url: 'https://assets.braintreegateway.com/third-party/apple-pay.js' });
  await createWithClient(shop);
  await shop.attempt(
    `(instances.applePay.pay = () => new Promise((resolve, reject) => {
      const session = new ApplePaySession(3, instances.applePay.createPaymentRequest(${JSON.stringify({ total: TOTAL })}));
      session.onvalidatemerchant = ({ validationURL }) => instances.applePay.performValidation({ validationURL })
        .then((merchantSession) => session.completeMerchantValidation(merchantSession), reject);
      session.onpaymentauthorized = ({ payment }) => instances.applePay.tokenize({ token: payment.token })
        .then(resolve, reject).finally(() => session.completePayment({ status: 0 }));
      session.oncancel = () => resolve('canceled');
      session.begin();
    }), undefined)`,
    'the sheet of Apple',
  );
  return Promise.all([shop.page.waitForEvent('popup'), shop.click('applePay', 'pay')]);
}

const CAPABLE = { applePayWeb: { merchantCapabilities: ['supports3DS', 'supportsCredit'], supportedNetworks: ['mastercard', 'maestro'] } };

export const applePayFlows: Flow[] = [
  changeFlow('Apple Pay, approved in the sheet', async (shop) => {
    const [sheet, outcome] = await openSheet(shop);
    await approveApplePay(sheet, { method: 'mastercard_device' });
    await outcome();
    await shop.call('applePay', 'teardown');
    await shop.attempt(`${REQUEST}({})`);
    await shop.attempt(`${TOKENIZE}({})`);
    await shop.attempt('instances.applePay.merchantIdentifier');
  }),

  changeFlow('Apple Pay, cancelled in the sheet', async (shop) => {
    const [sheet, outcome] = await openSheet(shop);
    await cancelApplePay(sheet);
    await outcome();
  }),

  changeFlow('Apple Pay, refused by the gateway', async (shop) => {
    const [sheet, outcome] = await openSheet(shop);
    await refuseApplePay(sheet);
    await outcome();
    await shop.call('applePay', 'performValidation', { validationURL: 'https://other.example' });
    await shop.call('applePay', 'performValidation', { validationURL: URL, domainName: 'other.example' });
    await shop.call('applePay', 'performValidation', { validationURL: URL, merchantIdentifier: 'merchant.other', displayName: 'Shop' });
    await withEachStatus(shop, 'apple_pay', async () => {
      await shop.call('applePay', 'performValidation', { validationURL: URL });
      await shop.call('applePay', 'tokenize', { token: TOKEN });
    });
  }),

  flow('Apple Pay, requests for the sheet', async (shop) => {
    await createWithClient(shop);
    for (const request of REQUESTS) await shop.call('applePay', 'createPaymentRequest', request);
    await shop.attempt(`Object.getOwnPropertyDescriptor(instances.applePay, 'merchantIdentifier')`);
    await createWithClient(shop, true);
    for (const request of REQUESTS) await shop.call('applePay', 'createPaymentRequest', request);
  }),

  flow('Apple Pay, with a deferred client', async (shop) => {
    const token = await createPaymentToken(shop.sandbox.url);
    await shop.create('applePay', { useDeferredClient: true });
    await shop.call('applePay', 'createPaymentRequest', { total: TOTAL });
    await shop.attempt('instances.applePay.merchantIdentifier');
    await withEachAnswer(shop, 'apple_pay_web/sessions', [SESSION], () =>
      shop.call('applePay', 'performValidation', { validationURL: URL, displayName: 'Shop' }),
    );
    await shop.call('applePay', 'tokenize', { token });
    await shop.call('applePay', 'teardown');
  }),

  flow('Apple Pay, without a client', async (shop) => {
    await shop.create('applePay');
    await shop.attempt('instances.applePay.merchantIdentifier');
    await withEachAnswer(shop, 'apple_pay_web/sessions', [SESSION], () =>
      shop.call('applePay', 'performValidation', { validationURL: URL }),
    );
  }),

  flow('Apple Pay, not enabled', { merchant: { applePayWeb: null } }, async (shop) => {
    await createWithClient(shop);
    await shop.create('applePay', { useDeferredClient: true });
    await shop.call('applePay', 'createPaymentRequest', {});
    await shop.call('applePay', 'performValidation', { validationURL: URL });
    await shop.call('applePay', 'tokenize', { token: TOKEN });
  }),

  flow('Apple Pay, capabilities of the merchant', { merchant: CAPABLE }, async (shop) => {
    await createWithClient(shop);
    await shop.call('applePay', 'createPaymentRequest', {});
  }),

  unusualFlow('unusual applePay, arguments', createWithClient, [
    both(VALIDATE)`1 | "text" | [] | {} | false | null | { validationURL: 0 } | { validationURL: 1 } | { validationURL: "" }`,
    (shop) =>
      withEachAnswer(shop, 'apple_pay_web/sessions', [SESSION], () =>
        promises(VALIDATE, `{ validationURL: "${URL}", … }`)`
          displayName: "" | displayName: null | displayName: 5 | domainName: "" | domainName: "shop.localhost" | merchantIdentifier: 0
        `(shop),
      ),
    promises(TOKENIZE)`1 | {} | { token: 0 } | { token: { paymentData: null } }`,
    promises(TOKENIZE)`{ token: { paymentData: "text", more: 1 } } | { token: Object.freeze({ paymentData: { a: [1] } }) }`,
    promises(REQUEST)`nothing | undefined | null | 0 | "ab" | [1] | { a: undefined, countryCode: undefined }`,
  ]),

  unusualFlow('unusual applePay, answers of the gateway', createWithClient, [
    answered(
      'apple_payment_tokens',
      [...WITHOUT_TIMEOUT, ...cards([{ nonce: 'one' }, { nonce: 'two' }], [{ nonce: 'one', more: { a: [1] } }, { nonce: 'two' }])],
      TOKENIZE_ROW,
    ),
    answered(
      'apple_pay_web/sessions',
      [...WITHOUT_TIMEOUT, { status: 200, body: { nonce: 'a' } }, { status: 201, body: { a: { b: [1] } } }],
      promises(VALIDATE, `{ validationURL: "${URL}", more: … }`),
    ),
  ]),

  unusualFlow('unusual applePay, what the reference trips over', createWithClient, [
    both(TOKENIZE)`
      nothing | undefined | null | { token: {} } | { token: "text" } | { token: [] } | { token: { paymentData: "李" } }
    `,
    both(REQUEST)`{}`,
    answered('apple_payment_tokens', [{ status: 202, body: {} }, ...cards([], [{}])], TOKENIZE_ROW),
  ]),
];
