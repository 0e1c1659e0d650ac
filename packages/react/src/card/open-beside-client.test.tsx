import { freshKey, openNetwork, type Network } from '@tender/client/testing';
import { hostedFields, type HostedFields as Instance, type HostedFieldsCreateOptions } from '@tender/hosted-fields';
import { act, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CardNumberField, HostedFields, useHostedFields, type UseHostedFieldsResult } from '../hosted-fields';
import { TenderProvider, type TenderProviderProps } from '../tender';
import { createFakeClient } from '../testing';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

type CreateOptions = HostedFieldsCreateOptions & { signal: AbortSignal };

let network: Network;
let fields: UseHostedFieldsResult;
let creations: CreateOptions[];
let teardown: jest.Mock;
/** Lets the frames of the last instance load. */
let load: () => Promise<void>;

function Watch(): ReactNode {
  fields = useHostedFields();
  return null;
}
const tree = (props: TenderProviderProps, children: ReactNode = <CardNumberField />): ReactNode => (
  <TenderProvider {...props}>
    <HostedFields>
      {children}
      <Watch />
    </HostedFields>
  </TenderProvider>
);
const creates = (count: number): Promise<void> => waitFor(() => expect(creations).toHaveLength(count));
const becomes = (status: string): Promise<void> => waitFor(() => expect(fields.status).toBe(status));
const configurations = (): number => network.to('GET configuration').length;

expectNoConsoleErrors();
beforeEach(() => {
  network = openNetwork();
  creations = [];
  teardown = jest.fn(() => Promise.resolve());
  const instance = { on: jest.fn(), off: jest.fn(), getState: () => ({ cards: [], fields: {} }), teardown } as unknown as Instance;
  const create = (options: CreateOptions): Promise<Instance> => {
    creations.push(options);
    return new Promise((resolve, reject) => {
      load = () => act(async () => resolve(instance));
      options.signal.addEventListener('abort', () => reject(options.signal.reason));
    });
  };
  jest.spyOn(hostedFields, 'create').mockImplementation(create as never);
});

describe('while the client is being created', () => {
  test('default: the fields are created with its authorization, and are ready once both exist', async () => {
    network.hold();
    const authorization = freshKey();
    const { unmount } = render(tree({ authorization, debug: true }));
    await creates(1);
    expect(creations[0]).toMatchObject({ authorization, isDebug: true });
    expect(creations[0]).not.toHaveProperty('client');
    await load();
    expect(fields.status).toBe('loading');
    unmount();
    await waitFor(() => expect(teardown).toHaveBeenCalledTimes(1));
  });

  test('default: the client comes first', async () => {
    render(tree({ authorization: freshKey() }));
    await creates(1);
    await waitFor(() => expect(configurations()).toBe(1));
    await act(async () => Promise.resolve());
    expect(fields.status).toBe('loading');
    await load();
    await becomes('ready');
    expect(configurations()).toBe(1);
  });

  test('options: a function that fetches the authorization is called once, for both', async () => {
    const authorization = freshKey();
    const fetchAuthorization = jest.fn(() => Promise.resolve(authorization));
    render(tree({ authorization: fetchAuthorization }));
    await creates(1);
    await load();
    await becomes('ready');
    expect(creations[0]).toMatchObject({ authorization });
    expect(fetchAuthorization).toHaveBeenCalledTimes(1);
  });

  test('error: the fields fail with the client before their frames have loaded, and retry creates both again', async () => {
    network.reply('GET configuration', { status: 403 });
    render(tree({ authorization: freshKey() }));
    await becomes('failed');
    expect(fields.error?.code).toBe('CLIENT_AUTHORIZATION_INSUFFICIENT');
    expect(creations[0]?.signal.reason).toBe(fields.error);
    network.reply('GET configuration', { body: network.configuration });
    act(() => fields.retry());
    await creates(2);
    await load();
    await becomes('ready');
  });

  test('error: the fields fail with the client after their frames have loaded, and are torn down', async () => {
    let fail = (): void => undefined;
    const transport = jest.fn(() => new Promise<never>((_, reject) => (fail = () => reject(new TypeError('offline')))));
    render(tree({ authorization: freshKey(), transport }));
    await creates(1);
    await load();
    expect(fields.status).toBe('loading');
    await waitFor(() => expect(transport).toHaveBeenCalled());
    for (let attempt = 0; attempt < 5 && fields.status === 'loading'; attempt += 1) await act(async () => fail());
    await becomes('failed');
    expect(fields.error?.code).toBe('CLIENT_GATEWAY_NETWORK');
    expect(teardown).toHaveBeenCalledTimes(1);
  });
});

test('default: fields that are added later are created with the client', async () => {
  const authorization = freshKey();
  const { rerender } = render(tree({ authorization }, null));
  await waitFor(() => expect(configurations()).toBe(1));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  rerender(tree({ authorization }));
  await creates(1);
  expect(creations[0]?.client).toHaveProperty('getConfiguration');
  expect(creations[0]).not.toHaveProperty('authorization');
  await load();
  await becomes('ready');
});

test('options: the client of <TenderProvider> is used where it has one', async () => {
  const client = createFakeClient();
  render(tree({ client }));
  await creates(1);
  expect(creations[0]?.client).toBe(client);
  await load();
  await becomes('ready');
});

test('behavior: fields that unmount while they load stop their creation', async () => {
  const { unmount } = render(tree({ authorization: freshKey() }));
  await creates(1);
  unmount();
  expect(creations[0]?.signal.aborted).toBe(true);
  expect(teardown).not.toHaveBeenCalled();
});
