import { client } from '@tender/client';
import { responsesWithoutNonce, expectRejectionForEach, freshKey, openNetwork, until, type Network } from '@tender/client/testing';
import { fakeDispatchFrame, fakePopups, type FakeDispatchFrame, type FakePopup } from '@tender/frame-service/testing';
import fc from 'fast-check';
import { sepa, type Sepa, type SepaCreateOptions, type SepaTokenizeOptions } from '../index';
import { tokenizeOptions } from '../schemas';
import { assertTokenizeOptions } from '../guards';

const PAGES = 'https://assets.braintreegateway.com/web/3.118.2/html';
const APPROVAL = 'https://www.sandbox.paypal.com/mandate';
const mandate: SepaTokenizeOptions = {
  iban: 'DE89370400440532013000',
  merchantAccountId: 'shop_eur',
  mandateType: 'RECURRENT',
  customerId: 'customer-1',
  accountHolderName: 'Ada Lovelace',
  countryCode: 'DE',
};
const account = { approvalUrl: APPROVAL, last4: '3000', bankReferenceToken: 'bank' };
const answer = (changed: object = {}): object => ({ message: { body: { sepaDebitAccount: { ...account, ...changed } } } });

let network: Network;
let popups: FakePopup[];
let instance: Sepa;
let dispatch: FakeDispatchFrame;

const events = (): string[] => network.events().flatMap((event) => /^web\.sepa\.(.*)/.exec(event)?.[1] ?? []);
const popup = (): FakePopup => popups.at(-1) as FakePopup;
const sent = (): unknown => network.to('POST sepa_debit')[0]?.body;

async function create(options: SepaCreateOptions = {}): Promise<void> {
  instance = await sepa.create({ authorization: freshKey(), ...options });
}
/** Begins a tokenization and plays the pages until the customer sees the mandate. */
async function begin(changed: object = {}): Promise<{ tokenization: Promise<unknown> }> {
  const tokenization = instance.tokenize({ ...mandate, ...changed });
  tokenization.catch(() => {});
  dispatch = fakeDispatchFrame();
  dispatch.load();
  await until(() => popup().visited.length || events().some((event) => event.endsWith('.failed')));
  return { tokenization };
}

beforeEach(async () => {
  document.body.replaceChildren();
  network = openNetwork();
  network.reply('POST sepa_debit', { body: answer() });
  network.reply('POST payment_methods/sepa_debit_accounts', { body: { nonce: 'nonce' } });
  popups = fakePopups();
  await create();
});
afterEach(() => {
  if (!popup()?.closed) return;
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
});

describe('tokenize', () => {
  test('default', async () => {
    const options = { ...mandate };
    const tokenization = instance.tokenize(options);
    expect(popup()).toMatchObject({
      url: `${PAGES}/sepa-landing-frame.min.html`,
      name: expect.stringMatching(/^sepadirectdebit_[0-9a-f]{32}$/),
    });
    dispatch = fakeDispatchFrame();
    expect(dispatch.iframe.src).toBe(`${PAGES}/dispatch-frame.min.html`);
    dispatch.load();
    await until(() => popup().visited.length);
    expect(popup().visited).toEqual([APPROVAL]);
    dispatch.report(null, { success: '1' });
    await expect(tokenization).resolves.toEqual({
      nonce: 'nonce',
      ibanLastFour: '3000',
      customerId: 'customer-1',
      mandateType: 'RECURRENT',
    });
    expect(popup().closed).toBe(true);
    expect(options).toEqual(mandate);
    expect(events()).toEqual([
      'client.initialized',
      'component.initialized',
      'create-mandate.success',
      'popup.initialized',
      'mandate.approved',
      'tokenization.success',
    ]);
  });

  test('opens a window of 400 by 570 in the middle of this one', async () => {
    const place = { outerHeight: 1000, outerWidth: 1001, screenTop: 10, screenLeft: 20 };
    for (const [name, value] of Object.entries(place)) Object.defineProperty(window, name, { value, configurable: true, writable: true });
    await begin();
    expect(popup().features).toBe('resizable,scrollbars,height=570,width=400,top=225,left=321');
  });

  test('behavior: sends the mandate, and then the approval, with the names of the wire', async () => {
    const { tokenization } = await begin();
    dispatch.report(null, { success: '1' });
    await tokenization;
    const body = sent() as Record<string, unknown>;
    expect(Object.keys(body).filter((key) => !['_meta', 'braintreeLibraryVersion', 'tokenizationKey'].includes(key))).toEqual([
      'sepa_debit',
      'cancel_url',
      'return_url',
      'merchant_account_id',
    ]);
    expect(body).toMatchObject({
      cancel_url: `${PAGES}/redirect-frame.html?cancel=1`,
      return_url: `${PAGES}/redirect-frame.html?success=1`,
    });
    expect(body['sepa_debit']).toEqual({
      account_holder_name: 'Ada Lovelace',
      billing_address: { country_code: 'DE' },
      iban: 'DE89370400440532013000',
      merchant_or_partner_customer_id: 'customer-1',
      mandate_type: 'RECURRENT',
    });
    expect(network.to('POST payment_methods/sepa_debit_accounts')[0]?.body).toMatchObject({
      sepa_debit_account: {
        last_4: '3000',
        merchant_or_partner_customer_id: 'customer-1',
        bank_reference_token: 'bank',
        mandate_type: 'RECURRENT',
      },
      merchant_account_id: 'shop_eur',
    });
  });

  test.each<[string, object, object]>([
    ['camel case', { addressLine1: 'a', addressLine2: 'b', adminArea1: 'c', adminArea2: 'd', postalCode: 'e', countryCode: 'FR' }, {}],
    ['snake case', { address_line_1: 'a', address_line_2: 'b', admin_area_1: 'c', admin_area_2: 'd', postal_code: 'e' }, {}],
    [
      'both, camel case first',
      { addressLine1: 'a', address_line_1: 'x', addressLine2: 'b', adminArea1: 'c', adminArea2: 'd', postalCode: 'e' },
      {},
    ],
  ])('options: billingAddress in %s', async (_, billingAddress) => {
    await begin({ billingAddress });
    expect(sent()).toMatchObject({
      sepa_debit: {
        billing_address: {
          country_code: 'DE',
          address_line_1: 'a',
          address_line_2: 'b',
          admin_area_1: 'c',
          admin_area_2: 'd',
          postal_code: 'e',
        },
      },
    });
  });

  test('options: locale, returnUrl, cancelUrl', async () => {
    await begin({ locale: 'de_DE', returnUrl: 'https://a.example/', cancelUrl: 'https://b.example/' });
    expect(sent()).toMatchObject({ locale: 'de_DE', return_url: 'https://a.example/', cancel_url: 'https://b.example/' });
  });

  test('options: returnUrl, cancelUrl are sent even if they are empty or null', async () => {
    await begin({ returnUrl: '', cancelUrl: null as never });
    expect(sent()).toMatchObject({ return_url: '', cancel_url: null });
  });

  test('behavior: two calls at a time each have a popup of their own', async () => {
    const first = await begin();
    const firstFrame = dispatch;
    const second = await begin({ customerId: 'customer-2' });
    expect(popups).toHaveLength(2);
    dispatch.report(null, { success: '0' });
    await expect(second.tokenization).resolves.toMatchObject({ customerId: 'customer-2' });
    firstFrame.report(null, { success: '1' });
    await expect(first.tokenization).resolves.toMatchObject({ customerId: 'customer-1' });
  });

  test('behavior: an abort closes the popup', async () => {
    const stop = new AbortController();
    const { tokenization } = await begin({ signal: stop.signal });
    stop.abort('why');
    await expect(tokenization).rejects.toBe('why');
    expect(popup().closed).toBe(true);
    expect(events().at(-1)).toBe('popup.initialized');
    const again = await begin();
    dispatch.report(null, { success: '1' });
    await expect(again.tokenization).resolves.toMatchObject({ nonce: 'nonce' });
  });

  test('behavior: teardown closes the popup', async () => {
    const { tokenization } = await begin();
    await instance.teardown();
    await expect(tokenization).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN' });
    expect(popup().closed).toBe(true);
  });

  test('behavior: a mandate needs no more than its approval URL', async () => {
    network.reply('POST sepa_debit', { body: answer({ last4: undefined, bankReferenceToken: undefined }) });
    const { tokenization } = await begin();
    dispatch.report(null, { success: '1' });
    await expect(tokenization).resolves.toMatchObject({ nonce: 'nonce', customerId: mandate.customerId });
  });

  test('error: SEPA_CREATE_MANDATE_FAILED with a client that was torn down', async () => {
    const shopClient = await client.create({ authorization: freshKey() });
    instance = await sepa.create({ client: shopClient });
    await shopClient.teardown();
    await expect(instance.tokenize(mandate)).rejects.toMatchObject({ code: 'SEPA_CREATE_MANDATE_FAILED' });
  });
});

describe('failures', () => {
  const REQUIRED = ['iban', 'merchantAccountId', 'mandateType', 'customerId', 'accountHolderName', 'countryCode'];
  const check = (options: unknown): void => assertTokenizeOptions(options as SepaTokenizeOptions, () => {});

  test.each([undefined, null, {}, ...REQUIRED.map((key) => ({ ...mandate, [key]: undefined, without: key }))])(
    'error: SEPA_TOKENIZE_MISSING_REQUIRED_OPTION for %j',
    async (options) => {
      const { without, ...given } = { ...(options as { without?: string }) };
      const left = Object.fromEntries(Object.entries(given).filter(([key]) => key !== without));
      await expect(instance.tokenize((options ? left : options) as SepaTokenizeOptions)).rejects.toMatchObject({
        code: 'SEPA_TOKENIZE_MISSING_REQUIRED_OPTION',
        type: 'MERCHANT',
        details: undefined,
      });
      expect(events().at(-1)).toBe('input-validation.missing-options');
      expect(popups).toEqual([]);
    },
  );

  test('behavior: accepts required options that are empty or null', () => {
    for (const value of ['', null, undefined]) expect(() => check({ ...mandate, iban: value, countryCode: value })).not.toThrow();
  });

  test.each(['', 'one_off', null])('error: SEPA_INVALID_MANDATE_TYPE for %j', async (mandateType) => {
    await expect(instance.tokenize({ ...mandate, mandateType } as unknown as SepaTokenizeOptions)).rejects.toMatchObject({
      code: 'SEPA_INVALID_MANDATE_TYPE',
      type: 'MERCHANT',
    });
    expect(events().at(-1)).toBe('input-validation.invalid-mandate');
  });

  test('behavior: the assertion and the schema accept the same options', () => {
    const text = fc.constantFrom('', 'text');
    const some = { iban: text, merchantAccountId: text, customerId: text, accountHolderName: text, countryCode: text };
    const everyOption = { ...some, mandateType: fc.constantFrom('ONE_OFF', 'RECURRENT', 'OTHER'), locale: text };
    fc.assert(
      fc.property(fc.record(everyOption, { requiredKeys: [] }), (options) => {
        let passes = true;
        try {
          check(options);
        } catch {
          passes = false;
        }
        expect(passes).toBe(tokenizeOptions.safeParse(options).success);
      }),
    );
  });

  test.each<[string, object | 'drop']>([
    ['a refusal', { status: 422, body: {} }],
    ['a client that is not authorized', { status: 403, body: {} }],
    ['no answer', 'drop'],
    ['an empty answer', { body: {} }],
    ['no approval URL', { body: answer({ approvalUrl: undefined }) }],
    ['a script for an approval URL', { body: answer({ approvalUrl: 'javascript:alert(1)' }) }],
  ])('error: SEPA_CREATE_MANDATE_FAILED after %s', async (_, reply) => {
    network.reply('POST sepa_debit', reply);
    const { tokenization } = await begin();
    await expect(tokenization).rejects.toMatchObject({ code: 'SEPA_CREATE_MANDATE_FAILED', type: 'MERCHANT', details: 'create-mandate' });
    expect(events().at(-1)).toBe('create-mandate.failed');
    expect(popup().closed).toBe(true);
  });

  test.each<[string, () => void]>([
    ['the cancel page', () => dispatch.report(null, { cancel: '1' })],
    ['a closed popup', () => dispatch.report({ code: 'FRAME_SERVICE_FRAME_CLOSED', message: 'closed' }, {})],
  ])('error: SEPA_CUSTOMER_CANCELED after %s', async (_, end) => {
    const { tokenization } = await begin();
    end();
    await expect(tokenization).rejects.toMatchObject({ code: 'SEPA_CUSTOMER_CANCELED', type: 'CUSTOMER', details: 'customer-canceled' });
    expect(events().slice(2)).toEqual(['create-mandate.success', 'popup.initialized', 'customer-canceled.failed']);
  });

  test.each<[string, unknown, object]>([
    ['neither success nor cancel', null, { other: '1' }],
    ['an error that is none of ours', 'text', {}],
  ])('error: SEPA_TOKENIZATION_FAILED for %s', async (_, error, payload) => {
    const { tokenization } = await begin();
    dispatch.report(error, payload);
    await expect(tokenization).rejects.toMatchObject({ code: 'SEPA_TOKENIZATION_FAILED', type: 'UNKNOWN', details: 'open-popup' });
    expect(events().at(-1)).toBe('open-popup.failed');
  });

  test('error: SEPA_TOKENIZATION_FAILED for a blocked popup, with the cause', async () => {
    popups = fakePopups({ blocked: true });
    await expect(instance.tokenize(mandate)).rejects.toMatchObject({
      code: 'SEPA_TOKENIZATION_FAILED',
      cause: { code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' },
    });
    expect(events().slice(2)).toEqual(['create-mandate.success', 'popup.initialized', 'open-popup.failed']);
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
  });

  test('error: SEPA_TOKENIZATION_FAILED when the asset host is not the provider’s', async () => {
    const real = await client.create({ authorization: freshKey() });
    const configuration = real.getConfiguration();
    configuration.gatewayConfiguration.assetsUrl = 'https://attacker.example';
    const instance = await sepa.create({ client: { ...real, getConfiguration: () => configuration } });
    await expect(instance.tokenize(mandate)).rejects.toMatchObject({ code: 'SEPA_TOKENIZATION_FAILED' });
    expect([popups, network.to('POST sepa_debit')]).toEqual([[], []]);
  });

  test('error: SEPA_TOKENIZATION_FAILED after 60 s without the dispatch frame', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const tokenization = instance.tokenize(mandate);
    tokenization.catch(() => {});
    await until(() => events().includes('create-mandate.success'));
    jest.advanceTimersByTime(60_000);
    await expect(tokenization).rejects.toMatchObject({ code: 'SEPA_TOKENIZATION_FAILED' });
    expect(popup().closed).toBe(true);
    jest.advanceTimersByTime(2_000); // an event's own time limit
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  test.each<[string, object | 'drop']>([
    ['a refusal', { status: 422, body: {} }],
    ['no answer', 'drop'],
    ['no nonce', { body: {} }],
  ])('error: SEPA_TRANSACTION_FAILED after %s', async (_, reply) => {
    network.reply('POST payment_methods/sepa_debit_accounts', reply);
    const { tokenization } = await begin();
    dispatch.report(null, { success: '1' });
    await expect(tokenization).rejects.toMatchObject({ code: 'SEPA_TRANSACTION_FAILED', type: 'UNKNOWN', details: 'handle-approval' });
    expect(events().at(-1)).toBe('handle-approval.failed');
  });

  test('rejects with SEPA_TRANSACTION_FAILED for every response without a nonce', async () => {
    await expectRejectionForEach(responsesWithoutNonce({ nonce: 'nonce' }, ['nonce']), 'SEPA_TRANSACTION_FAILED', async (body) => {
      network.reply('POST payment_methods/sepa_debit_accounts', { body });
      const { tokenization } = await begin();
      dispatch.report(null, { success: '1' });
      return tokenization;
    });
  });
});

describe('redirect', () => {
  test.each([
    ['https://shop.example/done', 'https://shop.example/done?cancel=1'],
    ['https://shop.example/done?step=2', 'https://shop.example/done?step=2&cancel=1'],
    ['https://shop.example/#/done', 'https://shop.example/?cancel=1#/done'],
    ['https://shop.example/?flag#end', 'https://shop.example/?flag&cancel=1#end'],
  ])('options: redirectUrl %s', async (redirectUrl, cancelUrl) => {
    network.reply('POST sepa_debit', { body: answer({ approvalUrl: `${location.origin}/#approve` }) });
    await create({ redirectUrl });
    await expect(instance.tokenize(mandate)).resolves.toBeUndefined();
    expect(sent()).toMatchObject({ return_url: redirectUrl, cancel_url: cancelUrl });
    expect([popups, location.hash, events().at(-1)]).toEqual([[], '#approve', 'create-mandate.success']);
    location.hash = '';
  });

  test('behavior: redirectUrl may be a URL object', async () => {
    network.reply('POST sepa_debit', { body: answer({ approvalUrl: '#approve' }) });
    await create({ redirectUrl: new URL('https://shop.example/done') as unknown as string });
    await expect(instance.tokenize(mandate)).resolves.toBeUndefined();
    expect(sent()).toMatchObject({ return_url: 'https://shop.example/done', cancel_url: 'https://shop.example/done?cancel=1' });
    expect(location.hash).toBe('#approve');
    location.hash = '';
  });

  test('error: SEPA_CREATE_MANDATE_FAILED, and the page is not left', async () => {
    network.reply('POST sepa_debit', { status: 422, body: {} });
    await create({ redirectUrl: 'https://shop.example/' });
    await expect(instance.tokenize(mandate)).rejects.toMatchObject({ code: 'SEPA_CREATE_MANDATE_FAILED' });
    expect(location.hash).toBe('');
  });
});
