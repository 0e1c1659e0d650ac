import { freshKey, openNetwork, type Network } from '@tender/client/testing';
import { usBankAccount, type UsBankAccountTokenizeOptions, type UsBankAccount } from '../index';
import type { Plaid, PlaidConfig, PlaidLink } from '../plaid';

const SCRIPT = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js';
const options = (changed: object = {}): UsBankAccountTokenizeOptions => ({
  mandateText: 'I agree.',
  bankLogin: { displayName: 'Shop', ownershipType: 'business', businessName: 'Mugs', billingAddress: { postalCode: '60606' }, ...changed },
});
const metadata = { account_id: 'real-account', account: { subtype: 'checking' } };

let network: Network;
let configs: PlaidConfig[];
let link: jest.Mocked<Required<PlaidLink>>;
const plaid: Plaid = {
  create(config) {
    configs.push(config);
    return link;
  },
};
const script = (): HTMLScriptElement | null => document.querySelector(`script[src="${SCRIPT}"]`);
const opened = async (at = 0): Promise<PlaidConfig> => {
  while (!configs[at]) await new Promise(setImmediate);
  return configs[at];
};
const events = async (): Promise<string[]> => {
  await new Promise((resolve) => setTimeout(resolve, 0));
  return network.events().flatMap((event) => /^web\.usbankaccount\.(.*)/.exec(event)?.[1] ?? []);
};
const sent = (): Record<string, Record<string, Record<string, unknown>>> =>
  network.to('POST graphql')[0]?.body?.['variables'] as Record<string, Record<string, Record<string, unknown>>>;
const create = (environment?: string): Promise<UsBankAccount> => usBankAccount.create({ authorization: freshKey(environment) });

beforeEach(() => {
  network = openNetwork();
  network.configuration['usBankAccount'] = { routeId: 'route', plaid: { publicKey: 'plaid-key' } };
  network.reply('POST graphql', {
    body: { data: { tokenizeUsBankLogin: { paymentMethod: { id: 'nonce-1', details: { last4: '0000' } } } } },
  });
  configs = [];
  link = { open: jest.fn(), exit: jest.fn(), destroy: jest.fn() };
});
afterEach(() => {
  delete window.Plaid;
  document.body.replaceChildren();
  jest.useRealTimers();
});

describe('with the script on the page', () => {
  beforeEach(() => {
    window.Plaid = plaid;
  });

  test('default', async () => {
    const call = (await create()).tokenize(options());
    expect(link.open).toHaveBeenCalledTimes(1); // in the task of the call
    const { onExit, onSuccess, ...config } = await opened();
    expect(config).toEqual({
      clientName: 'Shop',
      apiVersion: 'v2',
      env: 'sandbox',
      key: 'plaid-key',
      product: 'auth',
      selectAccount: true,
    });
    expect(await events()).toEqual(['initialized', 'banklogin.tokenization.started']);
    onSuccess('public-token', metadata);
    onExit();
    await expect(call).resolves.toEqual({
      nonce: 'nonce-1',
      details: {},
      description: 'US bank account ending in - 0000',
      type: 'us_bank_account',
    });
    expect(sent()).toEqual({
      input: {
        usBankLogin: {
          publicToken: 'public-token',
          accountId: 'plaid_account_id',
          accountType: 'CHECKING',
          achMandate: 'I agree.',
          billingAddress: { zipCode: '60606' },
          businessOwner: { businessName: 'Mugs' },
        },
      },
    });
    expect(network.to('POST graphql')[0]?.body?.['query']).toContain('mutation TokenizeUsBankLogin($input: TokenizeUsBankLoginInput!)');
    expect(script()).toBeNull();
    expect(await events()).toEqual(['initialized', 'banklogin.tokenization.started', 'banklogin.tokenization.succeeded']);
  });

  test('behavior: in production, the account is the one that the customer chose', async () => {
    network.configuration['environment'] = 'production';
    const call = (await create('production')).tokenize(options({ ownershipType: 'personal', firstName: 'Ada', lastName: 'Lovelace' }));
    const { env, onSuccess } = await opened();
    onSuccess('public-token', metadata);
    await call;
    expect([env, sent()['input']?.['usBankLogin']?.['accountId']]).toEqual(['production', 'real-account']);
    expect(sent()['input']?.['usBankLogin']?.['individualOwner']).toEqual({ firstName: 'Ada', lastName: 'Lovelace' });
  });

  test('error: US_BANK_ACCOUNT_LOGIN_CLOSED; it can be tried again', async () => {
    const instance = await create();
    const call = instance.tokenize(options());
    const { onExit } = await opened();
    onExit();
    onExit();
    await expect(call).rejects.toMatchObject({ code: 'US_BANK_ACCOUNT_LOGIN_CLOSED', type: 'CUSTOMER' });
    expect(network.to('POST graphql')).toEqual([]);
    const started = ['initialized', 'banklogin.tokenization.started', 'banklogin.tokenization.closed.by-user'];
    expect(await events()).toEqual(started);
    const again = instance.tokenize(options());
    (await opened(1)).onSuccess('public-token', metadata);
    await expect(again).resolves.toMatchObject({ nonce: 'nonce-1' });
  });

  test('error: US_BANK_ACCOUNT_LOGIN_REQUEST_ACTIVE', async () => {
    const instance = await create();
    const first = instance.tokenize(options());
    await expect(instance.tokenize(options())).rejects.toMatchObject({ code: 'US_BANK_ACCOUNT_LOGIN_REQUEST_ACTIVE', type: 'MERCHANT' });
    (await opened()).onSuccess('public-token', metadata);
    await expect(first).resolves.toBeDefined();
    expect(configs).toHaveLength(1);
  });

  test.each([undefined, null, ''])('error: US_BANK_ACCOUNT_BANK_LOGIN_NOT_ENABLED for %j', async (plaidConfiguration) => {
    network.configuration['usBankAccount'] = { routeId: 'route', plaid: plaidConfiguration };
    await expect((await create()).tokenize(options())).rejects.toMatchObject({
      code: 'US_BANK_ACCOUNT_BANK_LOGIN_NOT_ENABLED',
      type: 'MERCHANT',
    });
    expect(configs).toEqual([]);
  });

  test.each<[string, number]>([
    ['BRAINTREE_API_ACCESS_RESTRICTED', 401],
    ['US_BANK_ACCOUNT_FAILED_TOKENIZATION', 422],
    ['US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR', 500],
  ])('error: %s for %i; it can be tried again', async (code, status) => {
    network.reply('POST graphql', { status, body: {} });
    const instance = await create();
    const call = instance.tokenize(options());
    (await opened()).onSuccess('public-token', metadata);
    await expect(call).rejects.toMatchObject({ code, details: { originalError: { details: { httpStatus: status } } } });
    expect((await events()).at(-1)).toBe('banklogin.tokenization.failed');
    void instance.tokenize(options()).catch(() => {});
    await opened(1);
  });

  test.each<[unknown]>([[undefined], [null], [{ account: null }], [{ account: { subtype: null } }]])(
    'error: US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR for the account %j',
    async (accountMetadata) => {
      const call = (await create()).tokenize(options());
      (await opened()).onSuccess('public-token', accountMetadata);
      await expect(call).rejects.toMatchObject({ code: 'US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR' });
      expect(network.to('POST graphql')).toEqual([]);
    },
  );

  test.each(['create', 'open'])('error: US_BANK_ACCOUNT_LOGIN_LOAD_FAILED when %s throws; it can be tried again', async (name) => {
    const cause = new Error('will not');
    const broken = () => {
      throw cause;
    };
    window.Plaid = name === 'create' ? { create: broken } : { create: () => ({ open: broken }) };
    const instance = await create();
    await expect(instance.tokenize(options())).rejects.toMatchObject({
      code: 'US_BANK_ACCOUNT_LOGIN_LOAD_FAILED',
      details: { originalError: cause },
    });
    window.Plaid = plaid;
    void instance.tokenize(options()).catch(() => {});
    await opened();
  });

  test('behavior: an abort closes the bank login, and it can be tried again', async () => {
    const instance = await create();
    const controller = new AbortController();
    const call = instance.tokenize({ ...options(), signal: controller.signal });
    const { onExit } = await opened();
    link.exit.mockImplementation(() => onExit());
    controller.abort('why');
    await expect(call).rejects.toBe('why');
    expect([link.exit.mock.calls, link.destroy.mock.calls.length]).toEqual([[[{ force: true }]], 1]);
    expect(await events()).toEqual(['initialized', 'banklogin.tokenization.started']);
    void instance.tokenize(options()).catch(() => {});
    await opened(1);
  });

  test('behavior: teardown closes the bank login, even if closing it throws', async () => {
    const instance = await create();
    const call = instance.tokenize(options());
    link.exit.mockImplementation(() => {
      throw new Error('will not');
    });
    await instance.teardown();
    await expect(call).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
    expect(link.destroy).toHaveBeenCalledTimes(1);
  });
});

describe('without the script on the page', () => {
  const arrive = (type = 'load'): void => {
    if (type === 'load') window.Plaid = plaid;
    script()?.dispatchEvent(new Event(type));
  };

  test('default', async () => {
    const instance = await create();
    const call = instance.tokenize(options());
    expect([script()?.parentNode, script()?.async]).toEqual([document.body, true]);
    arrive();
    (await opened()).onSuccess('public-token', metadata);
    await expect(call).resolves.toMatchObject({ nonce: 'nonce-1' });
    await instance.teardown();
    expect(script()).toBeNull();
  });

  test('behavior: a script that is already loading is waited for', async () => {
    const found = document.createElement('script');
    found.setAttribute('src', SCRIPT);
    const added = jest.spyOn(found, 'addEventListener');
    const removed = jest.spyOn(found, 'removeEventListener');
    document.body.append(found);
    const instance = await create();
    const call = instance.tokenize(options());
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(added.mock.calls.map(([type]) => type)).toEqual(['load', 'readystatechange', 'error']);
    arrive();
    (await opened()).onSuccess('public-token', metadata);
    await call;
    expect(removed).toHaveBeenCalledTimes(3);
    await instance.teardown();
    expect(script()).toBe(found);
  });

  test('behavior: a script with the state `loading` is waited for', async () => {
    void (await create()).tokenize(options()).catch(() => {});
    const loading = Object.assign(script() as object, { readyState: 'loading' });
    arrive('readystatechange');
    arrive('load');
    await new Promise(setImmediate);
    expect(configs).toEqual([]);
    loading.readyState = 'complete';
    arrive('readystatechange');
    await opened();
  });

  test.each(['error', 'load'])(
    'error: US_BANK_ACCOUNT_LOGIN_LOAD_FAILED for %s without a bank login; it can be tried again',
    async (type) => {
      const instance = await create();
      const call = instance.tokenize(options());
      const failed = script();
      failed?.dispatchEvent(new Event(type));
      await expect(call).rejects.toMatchObject({ code: 'US_BANK_ACCOUNT_LOGIN_LOAD_FAILED', type: 'NETWORK' });
      expect(script()).toBeNull();
      expect(await events()).toEqual(['initialized']);
      const again = instance.tokenize(options());
      expect(script()).not.toBe(failed);
      arrive();
      (await opened()).onSuccess('public-token', metadata);
      await expect(again).resolves.toBeDefined();
    },
  );

  test('error: US_BANK_ACCOUNT_LOGIN_LOAD_FAILED for a script that has already loaded without a bank login', async () => {
    document.body.append(Object.assign(document.createElement('script'), { readyState: 'complete' }));
    document.querySelector('script')?.setAttribute('src', SCRIPT);
    await expect((await create()).tokenize(options())).rejects.toMatchObject({ code: 'US_BANK_ACCOUNT_LOGIN_LOAD_FAILED' });
    expect(script()).toBeNull();
  });

  test('error: US_BANK_ACCOUNT_LOGIN_LOAD_FAILED for a script that dispatches no event', async () => {
    const instance = await create();
    jest.useFakeTimers();
    const call = expect(instance.tokenize(options())).rejects.toMatchObject({ code: 'US_BANK_ACCOUNT_LOGIN_LOAD_FAILED' });
    await jest.advanceTimersByTimeAsync(60_000);
    await call;
    expect([script(), jest.getTimerCount()]).toEqual([null, 0]);
  });

  test('behavior: an abort removes the script', async () => {
    const instance = await create();
    const controller = new AbortController();
    const call = instance.tokenize({ ...options(), signal: controller.signal });
    expect(script()).not.toBeNull();
    controller.abort('why');
    await expect(call).rejects.toBe('why');
    expect(script()).toBeNull();
    arrive();
    expect(configs).toEqual([]);
  });
});
