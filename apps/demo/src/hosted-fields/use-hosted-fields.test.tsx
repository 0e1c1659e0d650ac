import { hostedFields, type HostedFields, type HostedFieldsCreateOptions } from '@tender/hosted-fields';
import { act, StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useHostedFields, type HostedFieldsHandle } from './use-hosted-fields';

jest.mock('@tender/hosted-fields', () => ({ hostedFields: { create: jest.fn() } }));

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** What the component would have on the page: how many sets of frames are alive. */
class Frames {
  alive = 0;
  most = 0;
  created = 0;

  readonly create = (): Promise<HostedFields> => {
    this.created += 1;
    this.alive += 1;
    this.most = Math.max(this.most, this.alive);
    const instance = {
      on: jest.fn(),
      getState: () => ({ cards: [], fields: {} }),
      teardown: (): Promise<void> => {
        this.alive -= 1;
        return Promise.resolve();
      },
    };
    return Promise.resolve(instance as unknown as HostedFields);
  };
}

const create = hostedFields.create as unknown as jest.Mock<Promise<HostedFields>, [HostedFieldsCreateOptions]>;
const fields = { number: { container: '#number' } };
const styles = {};
let authorize: jest.Mock<Promise<string>, []>;
let handle: HostedFieldsHandle;
let root: Root;

function Probe(): ReactNode {
  handle = useHostedFields({ authorize, fields, styles, onSubmit: () => undefined });
  return null;
}

const show = (page: ReactNode): Promise<void> => act(async () => root.render(page));

beforeEach(() => {
  authorize = jest.fn(() => Promise.resolve('a token'));
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(async () => root.unmount()));

test('default: ready with an instance, gone with the component', async () => {
  const frames = new Frames();
  create.mockImplementation(frames.create);
  await show(<Probe />);
  expect(handle.status).toBe('ready');
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ authorization: 'a token', fields, styles }));
  await show(null);
  expect(frames.alive).toBe(0);
});

test('behavior: in StrictMode there is one set of frames in the end, and never two at once', async () => {
  const frames = new Frames();
  create.mockImplementation(frames.create);
  await show(
    <StrictMode>
      <Probe />
    </StrictMode>,
  );
  expect(handle.status).toBe('ready');
  expect(frames).toMatchObject({ alive: 1, most: 1 });
  await show(null);
  expect(frames.alive).toBe(0);
});

test('behavior: an instance that arrives after the component left is torn down', async () => {
  const frames = new Frames();
  let arrive: () => void = () => undefined;
  create.mockImplementation(async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return frames.create();
  });
  await show(<Probe />);
  await show(null);
  expect(create.mock.calls[0]?.[0].signal?.aborted).toBe(true);
  await act(async () => arrive());
  expect(frames).toMatchObject({ created: 1, alive: 0 });
});

test('behavior: restart begins anew with a new token, after the old frames have gone', async () => {
  const frames = new Frames();
  create.mockImplementation(frames.create);
  await show(<Probe />);
  authorize.mockResolvedValue('another token');
  await act(async () => handle.restart());
  expect(create).toHaveBeenLastCalledWith(expect.objectContaining({ authorization: 'another token' }));
  expect(frames).toMatchObject({ created: 2, alive: 1, most: 1 });
});

test('error: what create or the server throws', async () => {
  authorize.mockRejectedValueOnce(new Error('no token'));
  await show(<Probe />);
  expect(handle).toMatchObject({ status: 'failed', error: new Error('no token') });
  create.mockImplementation(new Frames().create);
  await act(async () => handle.restart());
  expect(handle.status).toBe('ready');
});
