import { freshKey, openNetwork, type Network, type Reply, until } from '@tender/client/testing';
import { fakeDispatchFrame, fakePopups, type FakeDispatchFrame, type FakePopup } from '@tender/frame-service/testing';
import { masterpass, type Masterpass, type MasterpassCreateOptions } from '../index';

export const CONFIGURATION = { masterpass: { merchantCheckoutId: 'checkout', supportedNetworks: ['visa', 'master'] } };
export const REQUEST = 'POST masterpass/request_token';
export const CARDS = 'POST payment_methods/masterpass_cards';
export const OPTIONS = { subtotal: '10.00', currencyCode: 'USD' };
export const APPROVED = {
  mpstatus: 'success',
  oauth_token: 'granted',
  oauth_verifier: 'verifier',
  checkout_resource_url: 'https://wallet.example/checkout?a=1',
};
export const CARD = { nonce: 'nonce', type: 'MasterpassCard', details: { lastTwo: '11' }, consumed: false, another: [1] };

/** Responses of the gateway. */
export const requested: Reply = { body: { requestToken: 'request' } };
export const tokenized: Reply = { body: { masterpassCards: [CARD, { nonce: 'other' }] } };

export interface Page {
  readonly network: Network;
  readonly instance: Masterpass;
  readonly dispatch: FakeDispatchFrame;
  readonly popups: FakePopup[];
  /** Events since the instance was created, without `web.masterpass.`. */
  events(): string[];
}

export function readEvents(network: Network): string[] {
  return network.events().flatMap((event) => /^web\.masterpass\.(.*)/.exec(event)?.[1] ?? []);
}

/** Waits for a dispatch frame that has not loaded, and loads it. */
export async function loadDispatchFrame(): Promise<FakeDispatchFrame> {
  await until(() => document.querySelector('iframe:not([data-loaded])'));
  const dispatch = fakeDispatchFrame();
  dispatch.iframe.dataset['loaded'] = '';
  dispatch.load();
  return dispatch;
}

export async function setUp(options: MasterpassCreateOptions = {}, { blocked = false } = {}): Promise<Page> {
  document.body.replaceChildren();
  const network = openNetwork();
  Object.assign(network.configuration, CONFIGURATION);
  network.reply(REQUEST, requested);
  network.reply(CARDS, tokenized);
  const popups = fakePopups({ blocked });
  const creation = masterpass.create({ authorization: freshKey(), ...options });
  const dispatch = await loadDispatchFrame();
  const instance = await creation;
  await until(() => readEvents(network).length === 1);
  return { network, instance, dispatch, popups, events: () => readEvents(network).slice(1) };
}
