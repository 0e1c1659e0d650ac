import { describeComponent, freshKey, openNetwork, until, type Network } from '@tender/client/testing';
import { isTenderError } from '@tender/client';
import { fakePopups } from '@tender/frame-service/testing';
import { sepa, type Sepa, type SepaCreateOptions } from './index';

const mandate = {
  iban: 'DE89370400440532013000',
  merchantAccountId: 'shop_eur',
  mandateType: 'RECURRENT',
  customerId: 'customer-1',
  accountHolderName: 'Ada Lovelace',
  countryCode: 'DE',
} as const;

describeComponent(sepa, { name: 'SEPA', calls: { tokenize: [mandate] }, prepare: () => void fakePopups() });

let network: Network;
const create = (options: SepaCreateOptions = {}): Promise<Sepa> => sepa.create({ authorization: freshKey(), ...options });
const events = (): string[] => network.events().flatMap((event) => /^web\.sepa\.(.*)/.exec(event)?.[1] ?? []);
const visit = (query: string): void => history.replaceState(null, '', `/${query}`);

beforeEach(() => {
  network = openNetwork();
});
afterEach(() => visit(''));

describe('create', () => {
  test('default', async () => {
    const instance = await create();
    expect(Object.keys(instance).sort()).toEqual(['teardown', 'tokenize']);
    expect(events()).toEqual(['client.initialized', 'component.initialized']);
  });

  test('options: tokenizePayload', async () => {
    const tokenizePayload = { nonce: 'n', ibanLastFour: '3000', customerId: 'c', mandateType: 'ONE_OFF' } as const;
    expect((await create({ tokenizePayload })).tokenizePayload).toBe(tokenizePayload);
  });

  test('behavior: create resolves with redirectError on the page that a customer who cancelled returns to', async () => {
    visit('?cancel=1');
    const instance = await create({ redirectUrl: 'https://shop.example/' });
    expect(instance.tokenizePayload).toBeUndefined();
    expect(instance.redirectError).toMatchObject({ code: 'SEPA_CUSTOMER_CANCELED', type: 'CUSTOMER' });
    expect(events().at(-1)).toBe('redirect.customer-canceled.failed');
  });

  test.each([
    '?success=1&cart_id=c',
    '?success=true',
    '?success=true&cart_id=',
    '?cancel=',
    '#success=true&cart_id=c',
    '?Success=true&cart_id=c',
  ])('behavior: the query %s does not count as a return from the mandate page', async (query) => {
    visit(query);
    const instance = await create();
    expect([instance.tokenizePayload, instance.redirectError]).toEqual([undefined, undefined]);
    expect(network.requests.filter(({ url }) => url.pathname.includes('sepa'))).toEqual([]);
  });
});

describe('the page that the customer returns to with an approved mandate', () => {
  const detail = { last4: '3000', merchantOrPartnerCustomerId: 'customer-1', mandateType: 'RECURRENT', bankReferenceToken: 'bank' };
  beforeEach(() => {
    network.reply('GET sepa_debit/cart%2F1', { body: { sepaDebitMandateDetail: detail } });
    network.reply('POST payment_methods/sepa_debit_accounts', { body: { nonce: 'nonce' } });
    visit('?success=true&cart_id=cart%2F1&merchantAccountId=attacker&client=attacker');
  });

  test('default', async () => {
    const options = { authorization: freshKey(), merchantAccountId: 'shop_eur' };
    const instance = await sepa.create(options);
    expect(instance.tokenizePayload).toEqual({ nonce: 'nonce', ibanLastFour: '3000', customerId: 'customer-1', mandateType: 'RECURRENT' });
    expect(network.to('POST payment_methods/sepa_debit_accounts')[0]?.body).toMatchObject({
      sepa_debit_account: {
        last_4: '3000',
        merchant_or_partner_customer_id: 'customer-1',
        bank_reference_token: 'bank',
        mandate_type: 'RECURRENT',
      },
      merchant_account_id: 'shop_eur',
    });
    expect(events()).toEqual(['client.initialized', 'component.initialized', 'redirect.mandate.approved', 'redirect.tokenization.success']);
    expect(Object.keys(options)).toEqual(['authorization', 'merchantAccountId']);
  });

  test('options: without merchantAccountId the gateway chooses the account, also where the URL names one', async () => {
    await create();
    expect(network.to('POST payment_methods/sepa_debit_accounts')[0]?.body).not.toHaveProperty('merchant_account_id');
  });

  test('behavior: the details are passed on as they are', async () => {
    const body = { sepaDebitMandateDetail: { ...detail, last4: undefined, mandateType: 'SOMETIMES' } };
    network.reply('GET sepa_debit/cart%2F1', { body });
    const { tokenizePayload } = await create();
    expect(tokenizePayload).toEqual({ nonce: 'nonce', ibanLastFour: undefined, customerId: 'customer-1', mandateType: 'SOMETIMES' });
  });

  test('behavior: the mandate that this tab has created is known until it is exchanged for a nonce', async () => {
    const body = { message: { body: { sepaDebitAccount: { approvalUrl: '#approve', last4: '3000', bankReferenceToken: 'bank' } } } };
    network.reply('POST sepa_debit', { body });
    const page = await sepa.create({ authorization: freshKey(), redirectUrl: 'https://shop.example/done' });
    await page.tokenize(mandate);
    visit('?success=true&cart_id=cart%2F1');
    network.reply('GET sepa_debit/cart%2F1', { body: {} });
    await expect(create()).rejects.toMatchObject({ code: 'SEPA_TRANSACTION_FAILED' });
    network.reply('GET sepa_debit/cart%2F1', { body: { sepaDebitMandateDetail: detail } });
    expect(await create()).toMatchObject({ startedInThisTab: true, tokenizePayload: { nonce: 'nonce' } });
    const second = await create();
    expect(second.tokenizePayload).toBeDefined();
    expect(second).not.toHaveProperty('startedInThisTab');
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['of another tab', undefined],
    ['of somebody else, while the customer is on the page of the mandate', 'another'],
  ])('behavior: a mandate %s is exchanged, but not known', async (_, id) => {
    if (id) sessionStorage.setItem('tender-departure-sepa', JSON.stringify({ id }));
    const instance = await create();
    expect(instance.tokenizePayload).toBeDefined();
    expect(instance).not.toHaveProperty('startedInThisTab');
    sessionStorage.clear();
  });

  test('error: SEPA_TRANSACTION_FAILED for a response without details', async () => {
    network.reply('GET sepa_debit/cart%2F1', { body: {} });
    await expect(create()).rejects.toMatchObject({ code: 'SEPA_TRANSACTION_FAILED', type: 'UNKNOWN', details: 'handle-approval' });
    expect(events().at(-1)).toBe('redirect.handle-approval.failed');
  });

  test('error: SEPA_TRANSACTION_FAILED when the nonce cannot be created, with the cause', async () => {
    network.reply('POST payment_methods/sepa_debit_accounts', { status: 422, body: {} });
    const error: unknown = await create().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'SEPA_TRANSACTION_FAILED', cause: { code: 'CLIENT_REQUEST_ERROR' } });
    expect(isTenderError(error) && JSON.stringify(error)).not.toContain('cause');
    expect(events().slice(2)).toEqual(['redirect.mandate.approved', 'redirect.handle-approval.failed']);
  });

  test('behavior: an aborted create rejects with the reason and sends no failure event', async () => {
    network.reply('GET sepa_debit/cart%2F1', 'hang');
    const stop = new AbortController();
    const creation = create({ signal: stop.signal });
    await until(() => network.to('GET sepa_debit/cart%2F1').length);
    stop.abort('why');
    await expect(creation).rejects.toBe('why');
    expect(events()).toEqual(['client.initialized', 'component.initialized']);
  });
});
