// Shared by the tests of PayPal and PayPal Checkout: a merchant with PayPal, the gateway's responses, and the dispatch frame, which passes messages on
// between the popup and the shop's page.
import { openNetwork, until, type Network } from '@tender/client/testing';
import { fakeDispatchFrame, type FakeDispatchFrame } from '@tender/frame-service/testing';

/** Where the SDK's pages are, and the pages on which the customer approves a payment or an agreement. */
export const PAGES = 'https://assets.braintreegateway.com/web/3.118.2/html';
export const APPROVAL = 'https://www.sandbox.paypal.com/checkoutnow?token=EC-1';
export const AGREEMENT = 'https://www.sandbox.paypal.com/agreements/approve?ba_token=BA-1';
/** Routes of the gateway. */
export const RESOURCE = 'POST paypal_hermes/create_payment_resource';
export const AGREEMENT_RESOURCE = 'POST paypal_hermes/setup_billing_agreement';
export const UPDATE = 'POST paypal_hermes/patch_payment_resource';
export const ACCOUNT = 'POST payment_methods/paypal_accounts';

export const configuration = {
  paypalEnabled: true,
  paypal: {
    assetsUrl: 'https://assets.braintreegateway.com',
    displayName: 'Shop of the account',
    clientId: 'client-id',
    unvettedMerchant: false,
    environmentNoNetwork: false,
  },
};

export function openPayPalNetwork(): Network {
  const network = openNetwork();
  replyAsPayPal(network);
  return network;
}

export function replyAsPayPal(network: Network): void {
  Object.assign(network.configuration, structuredClone(configuration));
  network.reply(RESOURCE, { body: { paymentResource: { redirectUrl: APPROVAL, paymentToken: 'PAY-1' } } });
  network.reply(AGREEMENT_RESOURCE, { body: { agreementSetup: { tokenId: 'BA-1', approvalUrl: AGREEMENT } } });
  network.reply(UPDATE, { body: { updated: true } });
  network.reply(ACCOUNT, { body: { paypalAccounts: [createAccount()] } });
}

export function createAccount(details: object = {}): object {
  return { nonce: 'nonce', type: 'PayPalAccount', details: { payerInfo: { email: 'ada@example.com' }, ...details } };
}

const countDispatchFrames = (): number => document.querySelectorAll('iframe.braintree-dispatch-frame').length;

/** Loads the dispatch frame of an instance that is being created. Any dispatch frame on the page is taken for its own. Rejects as the creation does. */
export async function loadDispatchFrame<I>(creation: Promise<I>): Promise<{ instance: I; dispatch: FakeDispatchFrame }> {
  let hasFailed = false;
  creation.catch(() => (hasFailed = true));
  await until(() => hasFailed || countDispatchFrames() > 0);
  if (hasFailed) await creation; // rejects
  const dispatch = fakeDispatchFrame();
  dispatch.load();
  return { instance: await creation, dispatch };
}

const loaded = new WeakSet<object>();

/** Loads the dispatch frame of an instance that is being created beside others: the newest that this function has not loaded yet. */
export async function loadNextDispatchFrame(): Promise<void> {
  await until(() => countDispatchFrames() > 0 && !loaded.has(fakeDispatchFrame().iframe));
  const { iframe, load } = fakeDispatchFrame();
  loaded.add(iframe);
  load();
}

/** The data of the last request to a route, without the members that every request has. */
export function readSentData(network: Network, route: string): Record<string, unknown> | undefined {
  const body = network.to(route).at(-1)?.body;
  if (!body) return undefined;
  const { braintreeLibraryVersion: _library, _meta, tokenizationKey: _key, authorizationFingerprint: _fingerprint, ...data } = body;
  return data;
}
