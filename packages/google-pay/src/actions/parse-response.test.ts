import { responsesWithoutNonce, expectRejectionForEach, freshKey, openNetwork, type Network } from '@tender/client/testing';
import { googlePayment, type GooglePayment } from '../index';
import { GOOGLE_PAY_CONFIGURATION } from '../fixtures/google-pay-configuration';

let network: Network;
let instance: GooglePayment;
const events = (): string[] => network.events().flatMap((event) => /^web\.google-payment\.(.*)/.exec(event)?.[1] ?? []);

beforeEach(async () => {
  network = openNetwork();
  network.configuration.androidPay = GOOGLE_PAY_CONFIGURATION;
  instance = await googlePayment.create({ authorization: freshKey() });
});

const CARD = {
  nonce: 'nonce',
  type: 'AndroidPayCard',
  description: 'Android Pay',
  details: { cardType: 'Visa', lastFour: '1111', lastTwo: '11', isNetworkTokenized: true, bin: '401288' },
  binData: { prepaid: 'Unknown', issuingBank: 'Bank' },
};
const PAYPAL = { nonce: 'nonce', type: 'PayPalAccount', description: 'PayPal' };
const versionOne = (token: unknown): object => ({ paymentMethodToken: { token: JSON.stringify(token) } });
const versionTwo = (token: unknown): object => ({
  apiVersion: 2,
  paymentMethodData: { tokenizationData: { token: JSON.stringify(token) } },
});

test.each([
  ['1', versionOne],
  ['2', versionTwo],
])('default: a card, response of version %s', async (_, createResponse) => {
  const more = { consumed: false, threeDSecureInfo: null };
  const cards = [{ ...CARD, ...more, details: { ...CARD.details, more: 1 } }];
  await expect(instance.parseResponse(createResponse({ androidPayCards: cards }))).resolves.toEqual(CARD);
  expect(events()).toEqual(['parseResponse.succeeded', 'parseResponse.succeeded.google-payment']);
});

test.each([
  ['1', versionOne],
  ['2', versionTwo],
])('default: a PayPal account, response of version %s', async (_, createResponse) => {
  const payload = await instance.parseResponse(createResponse({ paypalAccounts: [{ ...PAYPAL, details: { email: 'a' } }] }));
  expect(payload).toEqual(PAYPAL);
  expect(Object.keys(payload)).toEqual(['nonce', 'type', 'description']);
  expect(events()).toEqual(['parseResponse.succeeded', 'parseResponse.succeeded.paypal']);
});

test('error: GOOGLE_PAYMENT_GATEWAY_ERROR holds the error of the gateway', async () => {
  const refusal = { message: 'refused', fieldErrors: [] };
  await expect(instance.parseResponse(versionTwo({ error: refusal }))).rejects.toMatchObject({
    code: 'GOOGLE_PAYMENT_GATEWAY_ERROR',
    type: 'UNKNOWN',
    details: { originalError: refusal },
  });
  expect(events()).toEqual(['parseResponse.failed']);
});

test.each(['{', undefined, ['a'], {}])('error: GOOGLE_PAYMENT_GATEWAY_ERROR holds the syntax error of %p', async (token) => {
  await expect(instance.parseResponse({ paymentMethodToken: { token } } as object)).rejects.toMatchObject({
    code: 'GOOGLE_PAYMENT_GATEWAY_ERROR',
    details: { originalError: { name: 'SyntaxError' } },
  });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['text', 'text'],
  ['no token', {}],
  ['the token of the other version', { ...versionOne({ androidPayCards: [CARD] }), apiVersion: 2 }],
  ['an empty token', versionOne({})],
  ['a token of null', versionOne(null)],
  ['no card', versionOne({ androidPayCards: [] })],
  ['a card without nonce', versionOne({ androidPayCards: [{ ...CARD, nonce: undefined }] })],
  ['a card without details', versionOne({ androidPayCards: [{ ...CARD, details: undefined }] })],
  ['no PayPal account', versionTwo({ paypalAccounts: [] })],
])('error: GOOGLE_PAYMENT_GATEWAY_ERROR for %s', async (_, response) => {
  await expect(instance.parseResponse(response as object)).rejects.toMatchObject({
    code: 'GOOGLE_PAYMENT_GATEWAY_ERROR',
    details: { originalError: expect.any(TypeError) as Error },
  });
  expect(events()).toEqual(['parseResponse.failed']);
});

test.each<[string, object, string]>([
  ['card', CARD, 'androidPayCards'],
  ['PayPal account', PAYPAL, 'paypalAccounts'],
])('rejects with GOOGLE_PAYMENT_GATEWAY_ERROR for every %s without a nonce', async (_, account, list) => {
  const responses = responsesWithoutNonce({ [list]: [account] }, [list, 0, 'nonce']);
  await expectRejectionForEach(responses, 'GOOGLE_PAYMENT_GATEWAY_ERROR', (token) => instance.parseResponse(versionTwo(token)));
});
