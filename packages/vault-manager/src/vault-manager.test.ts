import type { Client } from '@tender/client';
import { describeComponent, freshKey, freshToken, openNetwork, type Network } from '@tender/client/testing';
import { vaultManager, type VaultManager } from './index';
import { vaultedPaymentMethod } from './schemas';

describeComponent(vaultManager, {
  name: 'Vault Manager',
  authorization: 'token',
  calls: { fetchPaymentMethods: [{ defaultFirst: true }], deletePaymentMethod: ['nonce'] },
});

let network: Network;
const create = (authorization = freshToken()): Promise<VaultManager> => vaultManager.create({ authorization });
const events = async (): Promise<string[]> => {
  await new Promise((resolve) => setTimeout(resolve, 0));
  return network.events().flatMap((event) => /^web\.vault-manager\.(.*)/.exec(event)?.[1] ?? []);
};

beforeEach(() => {
  network = openNetwork();
});

const card = {
  nonce: 'nonce-1',
  default: true,
  details: { cardType: 'Visa', lastFour: '1111' },
  hasSubscription: false,
  type: 'CreditCard',
  description: 'ending in 11',
  binData: { prepaid: 'No' },
};

describe('create', () => {
  test('default', async () => {
    const instance = await create();
    expect(Object.keys(instance).sort()).toEqual(['deletePaymentMethod', 'fetchPaymentMethods', 'teardown']);
    expect(await events()).toEqual([]);
  });

  test('behavior: resolves before its client, whose failure every call rejects with', async () => {
    network.reply('GET configuration', { status: 403 });
    const instance = await create();
    const [first, second] = await Promise.allSettled([instance.fetchPaymentMethods(), instance.deletePaymentMethod('nonce')]);
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'CLIENT_AUTHORIZATION_INSUFFICIENT' } });
    expect(second).toEqual(first);
    expect(await events()).toEqual([]);
  });
});

describe('fetchPaymentMethods', () => {
  test('default', async () => {
    network.reply('GET payment_methods', { body: { paymentMethods: [{ ...card, consumed: false, threeDSecureInfo: null }] } });
    const instance = await create();
    const paymentMethods = await instance.fetchPaymentMethods();
    expect(paymentMethods).toEqual([card]);
    expect(vaultedPaymentMethod.parse(paymentMethods[0])).toEqual(card);
    const [request] = network.to('GET payment_methods');
    expect(request?.url.searchParams.get('defaultFirst')).toBe('0');
    expect(await events()).toEqual(['fetch-payment-methods.succeeded']);
  });

  test.each<[unknown, string]>([
    [true, '1'],
    ['true', '0'],
    [1, '0'],
    [false, '0'],
    [undefined, '0'],
  ])('options: defaultFirst %j is %s', async (defaultFirst, sent) => {
    network.reply('GET payment_methods', { body: { paymentMethods: [] } });
    await (await create()).fetchPaymentMethods({ defaultFirst: defaultFirst as boolean });
    expect(network.to('GET payment_methods')[0]?.url.searchParams.get('defaultFirst')).toBe(sent);
  });

  test('behavior: sends the request with a tokenization key too; the gateway decides', async () => {
    network.reply('GET payment_methods', { status: 403, body: { error: { message: 'no' } } });
    const instance = await create(freshKey());
    await expect(instance.fetchPaymentMethods()).rejects.toMatchObject({ code: 'CLIENT_AUTHORIZATION_INSUFFICIENT' });
    expect(await events()).toEqual([]);
  });

  test('behavior: leaves out a missing description and binData; other missing members are undefined', async () => {
    network.reply('GET payment_methods', { body: { paymentMethods: [{ nonce: 'n', description: '', binData: null }, null] } });
    const [first, second] = await (await create()).fetchPaymentMethods();
    const nothing = { nonce: undefined, default: undefined, details: undefined, hasSubscription: undefined, type: undefined };
    expect(first).toStrictEqual({ ...nothing, nonce: 'n' });
    expect(second).toStrictEqual(nothing);
  });

  test.each([[{}], [{ paymentMethods: null }], [{ paymentMethods: 'many' }]])(
    'behavior: resolves with an empty list for %j',
    async (body) => {
      network.reply('GET payment_methods', { body });
      await expect((await create()).fetchPaymentMethods()).resolves.toEqual([]);
    },
  );
});

describe('deletePaymentMethod', () => {
  const refuse = (...errors: unknown[]): void => network.reply('POST graphql', { body: { data: null, errors } });

  test('default', async () => {
    network.reply('POST graphql', { body: { data: { deletePaymentMethodFromSingleUseToken: { clientMutationId: null } } } });
    await expect((await create()).deletePaymentMethod('nonce-1')).resolves.toBeUndefined();
    const { query, variables, operationName } = network.to('POST graphql')[0]?.body ?? {};
    expect(variables).toEqual({ input: { singleUseTokenId: 'nonce-1' } });
    expect(operationName).toBe('DeletePaymentMethodFromSingleUseToken');
    expect(query).toContain('mutation DeletePaymentMethodFromSingleUseToken($input: DeletePaymentMethodFromSingleUseTokenInput!)');
    expect(await events()).toEqual(['delete-payment-method.succeeded']);
  });

  test('error: VAULT_MANAGER_DELETE_PAYMENT_METHOD_NONCE_REQUIRES_CLIENT_TOKEN', async () => {
    const instance = await create(freshKey());
    await expect(instance.deletePaymentMethod('nonce')).rejects.toMatchObject({
      code: 'VAULT_MANAGER_DELETE_PAYMENT_METHOD_NONCE_REQUIRES_CLIENT_TOKEN',
      type: 'MERCHANT',
      message: expect.stringMatching(/client token.*customer id/) as string,
    });
    expect(network.to('POST graphql')).toEqual([]);
    expect(await events()).toEqual([]);
  });

  test('behavior: reads the kind of authorization at each call', async () => {
    const configuration = { authorizationType: 'TOKENIZATION_KEY' };
    const request = jest.fn(() => Promise.resolve({}));
    const ownClient = { getVersion: () => vaultManager.VERSION, getConfiguration: () => configuration, request } as unknown as Client;
    const instance = await vaultManager.create({ client: ownClient });
    await expect(instance.deletePaymentMethod('nonce')).rejects.toMatchObject({ type: 'MERCHANT' });
    configuration.authorizationType = 'CLIENT_TOKEN';
    await expect(instance.deletePaymentMethod('nonce')).resolves.toBeUndefined();
  });

  test.each([
    ['the first', [{ extensions: { errorClass: 'NOT_FOUND' } }]],
    ['a later', [{ message: 'odd' }, { extensions: { errorClass: 'NOT_FOUND' } }]],
  ])('error: VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND when %s of the errors says so', async (_, errors) => {
    refuse(...errors);
    const error = await (await create()).deletePaymentMethod('nonce-1').catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: 'VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND',
      type: 'MERCHANT',
      message: expect.stringContaining('`nonce-1`') as string,
      details: { originalError: errors },
    });
    expect(await events()).toEqual(['delete-payment-method.failed']);
  });

  test.each([[[{ extensions: { errorClass: 'AUTHORIZATION' } }]], [[{ message: 'no class' }]], [[null]], [[]]])(
    'error: VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR for the errors %j',
    async (errors) => {
      refuse(...errors);
      await expect((await create()).deletePaymentMethod('nonce-1')).rejects.toMatchObject({
        code: 'VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR',
        type: 'UNKNOWN',
        message: expect.stringContaining('`nonce-1`') as string,
        details: { originalError: errors },
      });
      expect(await events()).toEqual(['delete-payment-method.failed']);
    },
  );

  test.each([
    ['CLIENT_AUTHORIZATION_INVALID', { status: 401, body: {} }],
    ['CLIENT_GATEWAY_NETWORK', { status: 500, body: {} }],
    ['CLIENT_GATEWAY_NETWORK', 'drop'],
  ] as const)('error: VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR keeps %s', async (code, reply) => {
    network.reply('POST graphql', reply);
    await expect((await create()).deletePaymentMethod('nonce-1')).rejects.toMatchObject({
      code: 'VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR',
      details: { originalError: { code } },
    });
  });

  test.each([[undefined], ['text'], [{ details: null }]])('behavior: handles a client that rejects with %j', async (reason) => {
    const ownClient = {
      getVersion: () => vaultManager.VERSION,
      getConfiguration: () => ({ authorizationType: 'CLIENT_TOKEN' }),
      request: () => Promise.reject<object>(reason),
    } as unknown as Client;
    await expect((await vaultManager.create({ client: ownClient })).deletePaymentMethod('nonce')).rejects.toMatchObject({
      code: 'VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR',
      details: { originalError: reason },
    });
  });

  test('behavior: an aborted deletion sends no failure event', async () => {
    network.reply('POST graphql', 'hang');
    const controller = new AbortController();
    const deletion = (await create()).deletePaymentMethod('nonce', { signal: controller.signal });
    while (network.to('POST graphql').length === 0) await new Promise(setImmediate);
    controller.abort('why');
    await expect(deletion).rejects.toBe('why');
    expect(await events()).toEqual([]);
  });
});
