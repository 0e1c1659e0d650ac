import type { Client } from '@tender/client';
import { freshKey, openNetwork, type Network } from '@tender/client/testing';
import { sepa } from '@tender/sepa';
import { act, render, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { SepaProvider, useSepa } from './sepa';
import { createFakeClient } from './testing';
import { TenderProvider, useTender, type TenderProviderProps, type UseTenderResult } from './tender';
import { expectNoConsoleErrors } from './fixtures/console-errors';

let network: Network;
let seen: UseTenderResult[];
const latest = (): UseTenderResult => seen.at(-1) as UseTenderResult;
const readClient = (state: UseTenderResult): Client => state.client as Client;

function Watch(): ReactNode {
  seen.push(useTender());
  return null;
}
function tree(props: TenderProviderProps, children: ReactNode = <Watch />): ReactNode {
  return (
    <StrictMode>
      <TenderProvider {...props}>{children}</TenderProvider>
    </StrictMode>
  );
}
const becomes = (status: UseTenderResult['status']): Promise<void> => waitFor(() => expect(latest().status).toBe(status));
const configurations = (): number => network.to('GET configuration').length;
const isTorn = (client: Client): boolean => {
  try {
    client.getVersion();
    return false;
  } catch {
    return true;
  }
};

const forgetConsoleErrors = expectNoConsoleErrors();
beforeEach(() => {
  network = openNetwork();
  seen = [];
});

describe('useTender', () => {
  test('default: throws outside <TenderProvider>', () => {
    expect(() => renderHook(useTender)).toThrow('useTender must be used within <TenderProvider>.');
    forgetConsoleErrors(); // React logs the error too
  });
});

describe('options: authorization, a string', () => {
  test('default: loading, ready, and torn down with the provider', async () => {
    const { unmount } = render(tree({ authorization: freshKey() }));
    expect(latest()).toMatchObject({ status: 'loading', client: undefined, error: undefined });
    await becomes('ready');
    const client = readClient(latest());
    expect(client.getConfiguration().gatewayConfiguration.merchantId).toBe('merchant');
    expect(configurations()).toBe(1);
    expect(isTorn(client)).toBe(false);
    unmount();
    expect(isTorn(client)).toBe(true);
  });

  test('behavior: everything is loading while it is undefined', async () => {
    const { rerender } = render(tree({ authorization: undefined }));
    await act(async () => Promise.resolve());
    expect(latest().status).toBe('loading');
    expect(network.requests).toEqual([]);
    rerender(tree({ authorization: freshKey() }));
    await becomes('ready');
  });

  test('behavior: another authorization ends the client and creates a new one', async () => {
    const { rerender } = render(tree({ authorization: freshKey() }));
    await becomes('ready');
    const first = readClient(latest());
    rerender(tree({ authorization: freshKey() }));
    expect(latest().status).toBe('loading');
    await becomes('ready');
    expect(readClient(latest())).not.toBe(first);
    expect(isTorn(first)).toBe(true);
  });

  test('behavior: everything is loading again when it becomes undefined', async () => {
    const { rerender } = render(tree({ authorization: freshKey() }));
    await becomes('ready');
    const first = readClient(latest());
    rerender(tree({ authorization: undefined }));
    expect(latest().status).toBe('loading');
    expect(isTorn(first)).toBe(true);
  });

  test('error: CLIENT_INVALID_AUTHORIZATION', async () => {
    render(tree({ authorization: 'nonsense' }));
    await becomes('failed');
    expect(latest().error).toMatchObject({ code: 'CLIENT_INVALID_AUTHORIZATION' });
  });

  test('behavior: a failure is in `error`, and retry creates the client again', async () => {
    network.reply('GET configuration', { status: 403 });
    render(tree({ authorization: freshKey() }));
    await becomes('failed');
    expect(latest().error?.code).toBe('CLIENT_AUTHORIZATION_INSUFFICIENT');
    network.reply('GET configuration', { body: network.configuration });
    act(() => latest().retry());
    expect(latest()).toMatchObject({ status: 'loading', error: undefined });
    await becomes('ready');
  });

  test('behavior: retry replaces a client that is ready', async () => {
    render(tree({ authorization: freshKey() }));
    await becomes('ready');
    const first = readClient(latest());
    act(() => latest().retry());
    expect(latest().status).toBe('loading');
    await becomes('ready');
    expect(readClient(latest())).not.toBe(first);
    expect(isTorn(first)).toBe(true);
  });
});

describe('options: authorization, a function', () => {
  test('default: called once, with a signal', async () => {
    const fetchToken = jest.fn((_: { signal: AbortSignal }) => Promise.resolve(freshKey()));
    render(tree({ authorization: fetchToken }));
    expect(latest().status).toBe('loading');
    await becomes('ready');
    expect(fetchToken).toHaveBeenCalledTimes(1);
    expect(fetchToken.mock.calls[0]?.[0].signal.aborted).toBe(false);
  });

  test('behavior: a new function with each render does not fetch again; the first call uses the latest function', async () => {
    const [first, second, third] = [1, 2, 3].map(() => jest.fn(() => Promise.resolve(freshKey())));
    const { rerender } = render(tree({ authorization: first }));
    rerender(tree({ authorization: second }));
    await becomes('ready');
    const client = readClient(latest());
    rerender(tree({ authorization: third }));
    await act(async () => Promise.resolve());
    expect(readClient(latest())).toBe(client);
    expect([first, second, third].map((each) => each?.mock.calls.length)).toEqual([0, 1, 0]);
  });

  test.each([
    ['rejects', () => Promise.reject(new Error('no session'))],
    [
      'throws',
      () => {
        throw new Error('no session');
      },
    ],
  ])('error: INSTANTIATION_OPTION_REQUIRED, when it %s; retry fetches again', async (_, refuse: () => Promise<string>) => {
    const fetchToken = jest.fn(refuse);
    render(tree({ authorization: fetchToken }));
    await becomes('failed');
    expect(latest().error).toMatchObject({
      code: 'INSTANTIATION_OPTION_REQUIRED',
      details: { originalError: expect.objectContaining({ message: 'no session' }) },
    });
    fetchToken.mockImplementation(() => Promise.resolve(freshKey()));
    act(() => latest().retry());
    await becomes('ready');
    expect(fetchToken).toHaveBeenCalledTimes(2);
  });

  test('error: INSTANTIATION_OPTION_REQUIRED when it resolves with nothing', async () => {
    render(tree({ authorization: () => Promise.resolve('') }));
    await becomes('failed');
    expect(latest().error?.code).toBe('INSTANTIATION_OPTION_REQUIRED');
  });

  test('behavior: unmounting aborts it, and a late result creates no client', async () => {
    let resolve = (_: string): void => undefined;
    const fetchToken = jest.fn((_: { signal: AbortSignal }) => new Promise<string>((settle) => (resolve = settle)));
    const { unmount } = render(tree({ authorization: fetchToken }));
    await waitFor(() => expect(fetchToken).toHaveBeenCalled());
    unmount();
    expect(fetchToken.mock.calls[0]?.[0].signal.aborted).toBe(true);
    await act(async () => resolve(freshKey()));
    expect(network.requests).toEqual([]);
  });

  test('options: another authorizationKey fetches again', async () => {
    const fetchToken = jest.fn(() => Promise.resolve(freshKey()));
    const { rerender } = render(tree({ authorization: fetchToken, authorizationKey: 'ada' }));
    await becomes('ready');
    const first = readClient(latest());
    rerender(tree({ authorization: fetchToken, authorizationKey: 'ada' }));
    expect(readClient(latest())).toBe(first);
    rerender(tree({ authorization: fetchToken, authorizationKey: 'grace' }));
    expect(latest().status).toBe('loading');
    await becomes('ready');
    expect(readClient(latest())).not.toBe(first);
    expect(isTorn(first)).toBe(true);
    expect(fetchToken).toHaveBeenCalledTimes(2);
  });
});

describe('options: those of a client', () => {
  test('default: they reach the client, and the handlers of the latest render are called', async () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const authorization = freshKey();
    const props = { authorization, debug: true, sessionId: 'session', onEvent: first };
    const { rerender } = render(tree(props));
    await becomes('ready');
    expect(readClient(latest()).getConfiguration()).toMatchObject({ isDebug: true, analyticsMetadata: { sessionId: 'session' } });
    expect(first).toHaveBeenCalled();
    first.mockClear();
    rerender(tree({ ...props, onEvent: second }, <Sepa />));
    await waitFor(() => expect(second).toHaveBeenCalled());
    expect(first).not.toHaveBeenCalled();
    expect(configurations()).toBe(1);
  });
});

function Sepa(): ReactNode {
  return (
    <SepaProvider>
      <Status />
    </SepaProvider>
  );
}
function Status(): ReactNode {
  return <p>{useSepa().status}</p>;
}

describe('options: client', () => {
  test('default: ready with it, and it is not torn down', async () => {
    const client = createFakeClient();
    const teardown = jest.spyOn(client, 'teardown');
    const { unmount } = render(tree({ client }));
    await becomes('ready');
    expect(readClient(latest())).toBe(client);
    unmount();
    await act(async () => Promise.resolve());
    expect(teardown).not.toHaveBeenCalled();
    expect(network.requests).toEqual([]);
  });

  test('behavior: another client object creates all instances again', async () => {
    const create = jest.spyOn(sepa, 'create');
    const readClients = (): unknown[] => create.mock.calls.map(([options]) => (options as { client?: Client } | undefined)?.client);
    const [one, other] = [createFakeClient(), createFakeClient()];
    const { rerender, container } = render(tree({ client: one }, <Sepa />));
    await waitFor(() => expect(container.textContent).toBe('ready'));
    rerender(tree({ client: one }, <Sepa />));
    expect(readClients()).toEqual([one]);
    rerender(tree({ client: other }, <Sepa />));
    expect(container.textContent).toBe('loading');
    await waitFor(() => expect(container.textContent).toBe('ready'));
    expect(readClients()).toHaveLength(2);
    expect(readClients()[1]).toBe(other);
  });
});

describe('two providers', () => {
  const both = (authorization: string, which: readonly string[]): ReactNode => (
    <StrictMode>
      {which.map((key) => (
        <TenderProvider key={key} authorization={authorization}>
          <Watch />
        </TenderProvider>
      ))}
    </StrictMode>
  );
  const clients = (): Client[] => [...new Set(seen.flatMap(({ client }) => client ?? []))];

  test('behavior: with the same authorization they share a client, and the last one to unmount tears it down', async () => {
    const authorization = freshKey();
    const { rerender } = render(both(authorization, ['one', 'two']));
    await waitFor(() => expect(seen.filter(({ status }) => status === 'ready').length).toBeGreaterThanOrEqual(2));
    const [client, ...others] = clients();
    expect(others).toEqual([]);
    expect(configurations()).toBe(1);
    rerender(both(authorization, ['two']));
    expect(isTorn(client as Client)).toBe(false);
    rerender(both(authorization, []));
    expect(isTorn(client as Client)).toBe(true);
  });

  test('behavior: a provider that mounts while the other unmounts has a working client', async () => {
    const authorization = freshKey();
    const { rerender } = render(both(authorization, ['one']));
    await becomes('ready');
    seen.length = 0;
    rerender(both(authorization, ['two']));
    await becomes('ready');
    expect(isTorn(readClient(latest()))).toBe(false);
  });

  test('behavior: one unmounts while both load, and the other becomes ready', async () => {
    const authorization = freshKey();
    const { rerender } = render(both(authorization, ['one', 'two']));
    rerender(both(authorization, ['two']));
    await becomes('ready');
    expect(isTorn(readClient(latest()))).toBe(false);
  });
});

describe('methods below', () => {
  test('behavior: their retry creates the client again if that has failed', async () => {
    network.reply('GET configuration', { status: 403 });
    let retry = (): void => undefined;
    function Watched(): ReactNode {
      const { status, error, retry: again } = useSepa();
      retry = again;
      return `${status} ${error?.code ?? ''}`;
    }
    const { container } = render(
      tree(
        { authorization: freshKey() },
        <SepaProvider>
          <Watched />
        </SepaProvider>,
      ),
    );
    await waitFor(() => expect(container.textContent).toBe('failed CLIENT_AUTHORIZATION_INSUFFICIENT'));
    network.reply('GET configuration', { body: network.configuration });
    act(() => retry());
    await waitFor(() => expect(container.textContent).toBe('ready '));
  });

  test('behavior: they end with the client, and load while there is no authorization', async () => {
    const { container, rerender } = render(tree({ authorization: freshKey() }, <Sepa />));
    await waitFor(() => expect(container.textContent).toBe('ready'));
    rerender(tree({ authorization: undefined }, <Sepa />));
    expect(container.textContent).toBe('loading');
    rerender(tree({ authorization: freshKey() }, <Sepa />));
    await waitFor(() => expect(container.textContent).toBe('ready'));
  });
});
