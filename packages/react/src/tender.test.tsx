import type { Client } from '@tender/client';
import { freshKey, openNetwork, type Network } from '@tender/client/testing';
import { sepa } from '@tender/sepa';
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { SepaProvider, useSepa } from './sepa';
import { createFakeClient } from './testing';
import { TenderProvider, useTender, type TenderProviderProps, type TenderState } from './tender';

let network: Network;
let seen: TenderState[];
const latest = (): TenderState => seen.at(-1) as TenderState;
const clientOf = (state: TenderState): Client => state.client as Client;

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
const becomes = (status: TenderState['status']): Promise<void> => waitFor(() => expect(latest().status).toBe(status));
const configurations = (): number => network.to('GET configuration').length;
const isTorn = (client: Client): boolean => {
  try {
    client.getVersion();
    return false;
  } catch {
    return true;
  }
};

let logged: jest.SpyInstance;
beforeEach(() => {
  network = openNetwork();
  seen = [];
  logged = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  cleanup();
  expect(logged.mock.calls).toEqual([]);
});

describe('useTender', () => {
  test('default: outside of its provider it throws, naming both', () => {
    expect(() => renderHook(useTender)).toThrow('useTender must be used within <TenderProvider>.');
    logged.mockClear(); // React tells of it too
  });
});

describe('options: authorization, a string', () => {
  test('default: loading, ready, and torn down with the provider', async () => {
    const { unmount } = render(tree({ authorization: freshKey() }));
    expect(latest()).toMatchObject({ status: 'loading', client: undefined, error: undefined });
    await becomes('ready');
    const client = clientOf(latest());
    expect(client.getConfiguration().gatewayConfiguration.merchantId).toBe('merchant');
    expect(configurations()).toBe(1);
    expect(isTorn(client)).toBe(false);
    unmount();
    expect(isTorn(client)).toBe(true);
  });

  test('behavior: as long as there is none, everything is loading', async () => {
    const { rerender } = render(tree({ authorization: undefined }));
    await act(async () => Promise.resolve());
    expect(latest().status).toBe('loading');
    expect(network.requests).toEqual([]);
    rerender(tree({ authorization: freshKey() }));
    await becomes('ready');
  });

  test('behavior: another one ends the client and makes a new one', async () => {
    const { rerender } = render(tree({ authorization: freshKey() }));
    await becomes('ready');
    const first = clientOf(latest());
    rerender(tree({ authorization: freshKey() }));
    expect(latest().status).toBe('loading');
    await becomes('ready');
    expect(clientOf(latest())).not.toBe(first);
    expect(isTorn(first)).toBe(true);
  });

  test('behavior: when it is taken back, everything is loading again', async () => {
    const { rerender } = render(tree({ authorization: freshKey() }));
    await becomes('ready');
    const first = clientOf(latest());
    rerender(tree({ authorization: undefined }));
    expect(latest().status).toBe('loading');
    expect(isTorn(first)).toBe(true);
  });

  test('error: CLIENT_INVALID_AUTHORIZATION', async () => {
    render(tree({ authorization: 'nonsense' }));
    await becomes('failed');
    expect(latest().error).toMatchObject({ code: 'CLIENT_INVALID_AUTHORIZATION' });
  });

  test('behavior: a failure is told, and retry begins anew', async () => {
    network.reply('GET configuration', { status: 403 });
    render(tree({ authorization: freshKey() }));
    await becomes('failed');
    expect(latest().error?.code).toBe('CLIENT_AUTHORIZATION_INSUFFICIENT');
    network.reply('GET configuration', { body: network.configuration });
    act(() => latest().retry());
    expect(latest()).toMatchObject({ status: 'loading', error: undefined });
    await becomes('ready');
  });

  test('behavior: retry makes a new client also where there is one', async () => {
    render(tree({ authorization: freshKey() }));
    await becomes('ready');
    const first = clientOf(latest());
    act(() => latest().retry());
    expect(latest().status).toBe('loading');
    await becomes('ready');
    expect(clientOf(latest())).not.toBe(first);
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

  test('behavior: a new one with each render does not fetch anew; of several before the first call the latest is called', async () => {
    const [first, second, third] = [1, 2, 3].map(() => jest.fn(() => Promise.resolve(freshKey())));
    const { rerender } = render(tree({ authorization: first }));
    rerender(tree({ authorization: second }));
    await becomes('ready');
    const client = clientOf(latest());
    rerender(tree({ authorization: third }));
    await act(async () => Promise.resolve());
    expect(clientOf(latest())).toBe(client);
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
  ])('error: INSTANTIATION_OPTION_REQUIRED, where it %s; retry fetches anew', async (_, refuse: () => Promise<string>) => {
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

  test('error: INSTANTIATION_OPTION_REQUIRED, where it resolves with nothing', async () => {
    render(tree({ authorization: () => Promise.resolve('') }));
    await becomes('failed');
    expect(latest().error?.code).toBe('INSTANTIATION_OPTION_REQUIRED');
  });

  test('behavior: leaving aborts it, and what it resolves with then makes no client', async () => {
    let resolve = (_: string): void => undefined;
    const fetchToken = jest.fn((_: { signal: AbortSignal }) => new Promise<string>((settle) => (resolve = settle)));
    const { unmount } = render(tree({ authorization: fetchToken }));
    await waitFor(() => expect(fetchToken).toHaveBeenCalled());
    unmount();
    expect(fetchToken.mock.calls[0]?.[0].signal.aborted).toBe(true);
    await act(async () => resolve(freshKey()));
    expect(network.requests).toEqual([]);
  });

  test('options: authorizationKey, another one fetches anew', async () => {
    const fetchToken = jest.fn(() => Promise.resolve(freshKey()));
    const { rerender } = render(tree({ authorization: fetchToken, authorizationKey: 'ada' }));
    await becomes('ready');
    const first = clientOf(latest());
    rerender(tree({ authorization: fetchToken, authorizationKey: 'ada' }));
    expect(clientOf(latest())).toBe(first);
    rerender(tree({ authorization: fetchToken, authorizationKey: 'grace' }));
    expect(latest().status).toBe('loading');
    await becomes('ready');
    expect(clientOf(latest())).not.toBe(first);
    expect(isTorn(first)).toBe(true);
    expect(fetchToken).toHaveBeenCalledTimes(2);
  });
});

describe('options: those of a client', () => {
  test('default: they reach it, and the latest render has the handlers', async () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const authorization = freshKey();
    const props = { authorization, debug: true, sessionId: 'session', onEvent: first };
    const { rerender } = render(tree(props));
    await becomes('ready');
    expect(clientOf(latest()).getConfiguration()).toMatchObject({ isDebug: true, analyticsMetadata: { sessionId: 'session' } });
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
    expect(clientOf(latest())).toBe(client);
    unmount();
    await act(async () => Promise.resolve());
    expect(teardown).not.toHaveBeenCalled();
    expect(network.requests).toEqual([]);
  });

  test('behavior: another one, by identity, begins methods anew', async () => {
    const create = jest.spyOn(sepa, 'create');
    const given = (): unknown[] => create.mock.calls.map(([options]) => (options as { client?: Client } | undefined)?.client);
    const [one, other] = [createFakeClient(), createFakeClient()];
    const { rerender, container } = render(tree({ client: one }, <Sepa />));
    await waitFor(() => expect(container.textContent).toBe('ready'));
    rerender(tree({ client: one }, <Sepa />));
    expect(given()).toEqual([one]);
    rerender(tree({ client: other }, <Sepa />));
    expect(container.textContent).toBe('loading');
    await waitFor(() => expect(container.textContent).toBe('ready'));
    expect(given()).toHaveLength(2);
    expect(given()[1]).toBe(other);
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

  test('behavior: with one authorization they share the client, and the last one ends it', async () => {
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

  test('behavior: one comes as the other leaves, and has a client that works', async () => {
    const authorization = freshKey();
    const { rerender } = render(both(authorization, ['one']));
    await becomes('ready');
    seen.length = 0;
    rerender(both(authorization, ['two']));
    await becomes('ready');
    expect(isTorn(clientOf(latest()))).toBe(false);
  });

  test('behavior: one leaves while both wait, and the other becomes ready', async () => {
    const authorization = freshKey();
    const { rerender } = render(both(authorization, ['one', 'two']));
    rerender(both(authorization, ['two']));
    await becomes('ready');
    expect(isTorn(clientOf(latest()))).toBe(false);
  });
});

describe('methods below', () => {
  test('behavior: their retry begins the client anew if that is what failed', async () => {
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

  test('behavior: they end with the client, and without an authorization they wait', async () => {
    const { container, rerender } = render(tree({ authorization: freshKey() }, <Sepa />));
    await waitFor(() => expect(container.textContent).toBe('ready'));
    rerender(tree({ authorization: undefined }, <Sepa />));
    expect(container.textContent).toBe('loading');
    rerender(tree({ authorization: freshKey() }, <Sepa />));
    await waitFor(() => expect(container.textContent).toBe('ready'));
  });
});
