import { dataCollector } from '@tender/data-collector';
import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { DataCollectorProvider, useDataCollector, useDeviceData } from '../data-collector';
import { FakeTender, fakeMethod } from '../testing';

const TEXT = '{"correlation_id":"one"}';
const createFake = () => fakeMethod(dataCollector, { getDeviceData: TEXT }, { deviceData: TEXT });

function Shown(): ReactNode {
  return <p>{useDeviceData() ?? 'none yet'}</p>;
}

const tree = (fake: ReturnType<typeof createFake>): ReactNode => (
  <StrictMode>
    <FakeTender methods={[fake]}>
      <DataCollectorProvider cb1="ready">
        <Shown />
        <Shown />
      </DataCollectorProvider>
    </FakeTender>
  </StrictMode>
);

test('default: the components below share one data collector', async () => {
  const fake = createFake();
  const { unmount } = render(tree(fake));
  expect(screen.getAllByText('none yet')).toHaveLength(2);
  await waitFor(() => expect(screen.getAllByText(TEXT)).toHaveLength(2));
  expect(fake.created).toEqual([{ cb1: 'ready' }]);
  expect(fake.alive).toBe(1);
  unmount();
  expect(fake.alive).toBe(0);
});

test('behavior: a failed collection leaves the device data undefined, and useDataCollector has the error', async () => {
  const failure = new Error('no');
  const fake = createFake();
  fake.onCreate(() => Promise.reject(failure));
  function Failed(): ReactNode {
    return <p>{useDataCollector().error === failure && 'failed'}</p>;
  }
  render(
    <FakeTender methods={[fake]}>
      <DataCollectorProvider>
        <Failed />
        <Shown />
      </DataCollectorProvider>
    </FakeTender>,
  );
  await screen.findByText('failed');
  expect(screen.getAllByText('none yet')).toHaveLength(1);
});

test('behavior: renders on a server', () => {
  expect(renderToString(tree(createFake()))).toContain('none yet');
});

describe('behavior: waits until the browser is idle', () => {
  let whenIdle: (() => void)[];
  beforeEach(() => {
    whenIdle = [];
    Object.assign(globalThis, { requestIdleCallback: (run: () => void) => whenIdle.push(run), cancelIdleCallback: () => undefined });
  });
  afterEach(() => {
    Object.assign(globalThis, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
  });

  test('then it collects', async () => {
    const fake = createFake();
    render(tree(fake));
    await waitFor(() => expect(whenIdle).toHaveLength(1));
    expect(fake.created).toEqual([]);
    whenIdle.forEach((run) => run());
    await waitFor(() => expect(screen.getAllByText(TEXT)).toHaveLength(2));
  });

  test('a page that was left meanwhile collects nothing', async () => {
    const fake = createFake();
    const { unmount } = render(tree(fake));
    await waitFor(() => expect(whenIdle).toHaveLength(1));
    unmount();
    whenIdle.forEach((run) => run());
    await new Promise((resolve) => setTimeout(resolve));
    expect(fake.created).toEqual([]);
  });
});
