import { freshKey, openNetwork, type Network, type Reply, until } from '@tender/client/testing';
import { fakeDispatchFrame, fakePopups, type FakeDispatchFrame, type FakePopup } from '@tender/frame-service/testing';
import { localPayment, type LocalPayment, type LocalPaymentCreateOptions, type LocalPaymentStartPaymentOptions } from '../index';

export const CONFIGURATION = { paypalEnabled: true, paypal: { unvettedMerchant: false } };
export const BANK_URL = 'https://bank.example/pay';
export const CREATE = 'POST local_payments/create';
export const ACCOUNTS = 'POST payment_methods/paypal_accounts';

/** Responses of the gateway. */
export const created = (redirectUrl: unknown = BANK_URL): Reply => ({
  body: { paymentResource: { redirectUrl, paymentToken: 'payment-1' } },
});
export const tokenized = (details: object = { payerInfo: { email: 'a@b.example' } }): Reply => ({
  body: { paypalAccounts: [{ nonce: 'nonce', type: 'PayPalAccount', details }] },
});

export const payer = { givenName: 'Ada', surname: 'Lovelace', currencyCode: 'EUR', amount: '10.00' };
export const fallback = { url: 'https://shop.example/back', buttonText: 'Back to the shop' };
const address = { streetAddress: 'Street 1', locality: 'Berlin', postalCode: '10115', countryCode: 'DE' };

export const ideal = (changed: object = {}) => ({
  ...payer,
  paymentType: 'ideal',
  fallback,
  onPaymentStart: (_: unknown, proceed?: () => void) => proceed?.(),
  ...changed,
});
export const invoice = (changed: object = {}): LocalPaymentStartPaymentOptions => ({
  ...payer,
  paymentType: 'pay_upon_invoice',
  onPaymentStart: () => {},
  address,
  billingAddress: address,
  birthDate: '1990-01-01',
  email: 'a@b.example',
  locale: 'en-DE',
  customerServiceInstructions: 'Call us.',
  correlationId: 'device-1',
  phone: '30123456',
  phoneCountryCode: '49',
  lineItems: [{ category: 'PHYSICAL_GOODS', name: 'Tea', quantity: '1', unitAmount: '9.00', unitTaxAmount: '1.00' }],
  ...changed,
});

export interface Page {
  readonly network: Network;
  readonly instance: LocalPayment;
  readonly dispatch: FakeDispatchFrame;
  readonly popups: FakePopup[];
  /** Events since the instance was created. */
  events(): string[];
}

/** Events of local payments, without `web.`. */
export function readEvents(network: Network): string[] {
  return network.events().flatMap((event) => /^web\.(.*local-payment.*)/.exec(event)?.[1] ?? []);
}

/** Waits for a dispatch frame that has not loaded, and loads it. */
export async function loadDispatchFrame(): Promise<FakeDispatchFrame> {
  await until(() => document.querySelector('iframe:not([data-loaded])'));
  const dispatch = fakeDispatchFrame();
  dispatch.iframe.dataset['loaded'] = '';
  dispatch.load();
  return dispatch;
}

export async function setUp(options: LocalPaymentCreateOptions = {}, { blocked = false } = {}): Promise<Page> {
  document.body.replaceChildren();
  const network = openNetwork();
  Object.assign(network.configuration, CONFIGURATION);
  network.reply(CREATE, created());
  network.reply(ACCOUNTS, tokenized());
  const popups = fakePopups({ blocked });
  const creation = localPayment.create({ authorization: freshKey(), ...options });
  const dispatch = await loadDispatchFrame();
  const instance = await creation;
  await until(() => readEvents(network).length === 2);
  return { network, instance, dispatch, popups, events: () => readEvents(network).slice(2) };
}
