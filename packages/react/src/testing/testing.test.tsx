import type { Client } from '@tender/client';
import { googlePayment } from '@tender/google-pay';
import { sepa } from '@tender/sepa';
import { unionpay } from '@tender/union-pay';
import { usBankAccount } from '@tender/us-bank-account';
import { vaultManager } from '@tender/vault-manager';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { SepaProvider, useSepa } from '../sepa';
import { TenderProvider, useTender } from '../tender';
import { createFakeClient, fakeMethod, FakeTender } from '../testing';
import { useVaultManager, VaultManagerProvider } from '../vault-manager';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

const mandate = {
  iban: 'DE89370400440532013000',
  merchantAccountId: 'eur',
  mandateType: 'ONE_OFF',
  customerId: 'ada',
  accountHolderName: 'Ada Lovelace',
  countryCode: 'DE',
} as const;
const payload = { nonce: 'fake', ibanLastFour: '3000', customerId: 'ada', mandateType: 'ONE_OFF' } as const;
const visa = { nonce: 'nonce', default: true, details: { lastFour: '1111' }, hasSubscription: false, type: 'CreditCard' };

expectNoConsoleErrors();
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.reject(new Error('a test has no network')));
});
afterEach(() => {
  cleanup();
  expect(jest.mocked(fetch).mock.calls).toEqual([]);
});

/** A button as a shop would test it. */
function PayBySepa(): ReactNode {
  const { status, error: broken, tokenize } = useSepa();
  const { data, error, pending } = tokenize;
  return (
    <>
      <button disabled={status !== 'ready' || pending} onClick={() => void tokenize.run(mandate)}>
        Pay
      </button>
      <output>{data?.nonce ?? error?.code ?? broken?.message}</output>
    </>
  );
}
const tree = (methods: Parameters<typeof FakeTender>[0]['methods']): ReactNode => (
  <StrictMode>
    <FakeTender methods={methods ?? []}>
      <SepaProvider>
        <PayBySepa />
      </SepaProvider>
    </FakeTender>
  </StrictMode>
);
const pay = async (): Promise<void> => {
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false));
  act(() => screen.getByRole('button').click());
};
const shows = (text: string): Promise<void> => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

describe('fakeMethod', () => {
  test('default: returns a result, an error, or the result of a function', async () => {
    const fake = fakeMethod(sepa, { tokenize: payload });
    render(tree([fake]));
    await pay();
    await shows('fake');
    expect(fake.calls).toEqual([{ method: 'tokenize', args: [mandate] }]);
    fake.answer({ tokenize: Object.assign(new Error('no'), { code: 'SEPA_CUSTOMER_CANCELED' }) });
    await pay();
    await shows('SEPA_CUSTOMER_CANCELED');
    fake.answer({
      tokenize: (options: { customerId: string }) => Promise.resolve({ ...payload, nonce: `fake for ${options.customerId}` }),
    });
    await pay();
    await shows('fake for ada');
  });

  test('behavior: records its options, and is created and torn down like the real method', async () => {
    const fake = fakeMethod(sepa, { tokenize: payload });
    const { unmount } = render(
      <FakeTender methods={[fake]}>
        <SepaProvider merchantAccountId="eur">
          <PayBySepa />
        </SepaProvider>
      </FakeTender>,
    );
    await pay();
    await shows('fake');
    expect([fake.created, fake.alive]).toEqual([[{ merchantAccountId: 'eur' }], 1]);
    unmount();
    expect(fake.alive).toBe(0);
  });

  test('behavior: a call after teardown throws, as with the real one', async () => {
    const fake = fakeMethod(sepa, { tokenize: payload });
    const instance = await fake.create({});
    await instance.teardown();
    expect(() => void instance.teardown()).toThrow('teardown of a fake cannot be called after teardown.');
    expect(() => void instance.tokenize(mandate)).toThrow('tokenize of a fake cannot be called after teardown.');
    expect(fake.alive).toBe(0);
  });

  test('behavior: a method without a result does not exist', async () => {
    const instance = await fakeMethod(sepa).create({});
    expect(instance.tokenize).toBeUndefined();
  });

  test('behavior: aborting a call ends it at once', async () => {
    const fake = fakeMethod(sepa, { tokenize: () => new Promise<never>(() => undefined) });
    const instance = await fake.create({});
    const leaving = new AbortController();
    const called = instance.tokenize({ ...mandate, signal: leaving.signal });
    leaving.abort('enough');
    await expect(called).rejects.toBe('enough');
    expect(fake.calls).toEqual([{ method: 'tokenize', args: [mandate] }]);
  });
});

describe('FakeTender', () => {
  test('behavior: a method that was not faked fails with an error that says so', async () => {
    render(tree([]));
    await shows('<FakeTender> has no fake of this method.');
  });

  test('options: client, for useTender', () => {
    const client = createFakeClient({ authorization: 'mine' });
    function Show(): ReactNode {
      const { status, client: current } = useTender();
      return <output>{`${status} ${current?.getConfiguration().authorization}`}</output>;
    }
    const { rerender } = render(
      <FakeTender>
        <Show />
      </FakeTender>,
    );
    expect(screen.getByRole('status').textContent).toBe('ready fake_authorization');
    rerender(
      <FakeTender client={client}>
        <Show />
      </FakeTender>,
    );
    expect(screen.getByRole('status').textContent).toBe('ready mine');
  });
});

describe('createFakeClient', () => {
  test('default: a real component runs with it, and the test responds to its requests', async () => {
    const request = jest.fn(({ method }: { method?: string }) => ({ paymentMethods: method === 'get' ? [visa] : [] }));
    const nonces: (string[] | undefined)[] = [];
    function Saved(): ReactNode {
      const { status, fetchPaymentMethods } = useVaultManager();
      nonces.push(fetchPaymentMethods.data?.map(({ nonce }) => nonce));
      return <button onClick={() => void fetchPaymentMethods.run({ defaultFirst: true })}>{status}</button>;
    }
    render(
      <StrictMode>
        <TenderProvider client={createFakeClient({ request })}>
          <VaultManagerProvider>
            <Saved />
          </VaultManagerProvider>
        </TenderProvider>
      </StrictMode>,
    );
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('ready'));
    act(() => screen.getByRole('button').click());
    await waitFor(() => expect(nonces.at(-1)).toEqual(['nonce']));
    expect(request.mock.calls[0]?.[0]).toMatchObject({ endpoint: 'payment_methods', data: { defaultFirst: 1 } });
  });

  test('behavior: requests fail without a `request` option, in the promise and the callback form', async () => {
    const client = createFakeClient();
    const options = { endpoint: 'payment_methods', method: 'get' };
    await expect(client.request(options)).rejects.toThrow('give it `request`');
    const [error] = await new Promise<unknown[]>((resolve) => client.request(options, (...args) => resolve(args)));
    expect(error).toMatchObject({ message: expect.stringContaining('give it `request`') });
  });

  test('behavior: returns a copy of its configuration each time, and members can be overridden', () => {
    const client = createFakeClient({ gatewayConfiguration: { paypalEnabled: false } });
    client.getConfiguration().gatewayConfiguration.merchantId = 'changed';
    expect(client.getConfiguration().gatewayConfiguration).toMatchObject({ merchantId: 'fake_merchant', paypalEnabled: false });
    expect(client.toJSON()).toEqual(client.getConfiguration());
  });

  test.each<[string, { create(options: { client: Client }): Promise<{ teardown(): Promise<void> }> }]>([
    ['sepa', sepa],
    ['vaultManager', vaultManager],
    ['googlePayment', googlePayment],
    ['usBankAccount', usBankAccount],
    ['unionpay', unionpay],
  ])('behavior: its merchant takes %s, which needs no frame', async (_, component) => {
    const instance = await component.create({ client: createFakeClient() });
    await expect(instance.teardown()).resolves.toBeUndefined();
  });
});
