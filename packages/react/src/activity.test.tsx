import { sepa, type Sepa } from '@tender/sepa';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Activity, Fragment, StrictMode, Suspense, type ReactNode } from 'react';
import { SepaProvider, useSepa } from './sepa';
import { FakeTender, fakeMethod, type FakeMethod } from './testing';
import { expectNoConsoleErrors } from './fixtures/console-errors';

let fake: FakeMethod<Sepa>;
expectNoConsoleErrors();
let latest: ReturnType<typeof useSepa>;

function Watch(): ReactNode {
  latest = useSepa();
  return <p>{latest.status}</p>;
}

beforeEach(() => {
  jest.useFakeTimers();
  fake = fakeMethod<Sepa>(sepa);
});
afterEach(async () => {
  cleanup();
  await pass(31_000); // lets all pending instances expire
  expect([fake.alive, jest.getTimerCount()]).toEqual([0, 0]);
  jest.useRealTimers();
});

const pass = (milliseconds: number): Promise<unknown> => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe.each([
  ['under StrictMode', StrictMode],
  ['as shops ship it', Fragment],
])('%s', (_, Mode) => {
  // With suspense, React prepares the instance before it is visible; if nothing takes it, it ends after half a minute.
  describe.each([
    [false, 0],
    [true, 31_000],
  ])('suspense: %s', (suspense, delay) => {
    const tree = (mode: 'visible' | 'hidden', options: object = {}): ReactNode => (
      <Mode>
        <FakeTender methods={[fake]}>
          <Activity mode={mode}>
            <Suspense fallback="waiting">
              <SepaProvider suspense={suspense} {...options}>
                <Watch />
              </SepaProvider>
            </Suspense>
          </Activity>
        </FakeTender>
      </Mode>
    );
    const isReady = async (): Promise<void> => {
      await pass(1000); // React delays replacing a fallback
      expect(screen.getByText('ready').style.display).toBe('');
    };
    /** State of the instance that was created last. */
    const pays = async (): Promise<void> => {
      fake.answer({ tokenize: { nonce: 'nonce' } as never });
      await act(async () => expect(await latest.tokenize.run({} as never)).toEqual({ nonce: 'nonce' }));
    };

    test('behavior: hiding ends the instance, and showing again creates a new one', async () => {
      const { rerender, unmount } = render(tree('visible'));
      await isReady();
      expect(fake.alive).toBe(1);
      for (let round = 0; round < 3; round += 1) {
        rerender(tree('hidden'));
        await pass(0); // lets React finish its work
        await pass(delay);
        expect(fake.alive).toBe(0);
        rerender(tree('visible'));
        await isReady();
        expect(fake.alive).toBe(1);
        await pays();
      }
      unmount();
      await pass(0);
      expect(fake.alive).toBe(0);
    });

    test('behavior: can pay when it is shown again shortly after', async () => {
      const { rerender } = render(tree('visible'));
      await isReady();
      for (const mode of ['hidden', 'visible', 'hidden', 'visible'] as const) rerender(tree(mode));
      await isReady();
      await pays();
      await pass(delay);
      expect(fake.alive).toBe(1);
      await pays();
    });

    test('behavior: options that changed while hidden are those of the new instance', async () => {
      const { rerender } = render(tree('visible'));
      await isReady();
      rerender(tree('hidden'));
      rerender(tree('hidden', { merchantAccountId: 'eur' }));
      rerender(tree('visible', { merchantAccountId: 'eur' }));
      await isReady();
      expect(fake.created.at(-1)).toEqual({ merchantAccountId: 'eur' });
      await pass(delay);
      expect(fake.alive).toBe(1);
      await pays();
    });

    test('behavior: hiding before it is ready leaves no instance', async () => {
      let arrive = (): void => undefined;
      fake.onCreate(() => new Promise<void>((resolve) => (arrive = resolve)));
      const { rerender } = render(tree('visible'));
      await pass(0);
      rerender(tree('hidden'));
      await act(async () => arrive());
      fake.onCreate(() => undefined);
      rerender(tree('visible'));
      await isReady();
      await pays();
    });

    test('behavior: hiding aborts a payment', async () => {
      fake.answer({ tokenize: () => new Promise<never>(() => undefined) });
      const { rerender } = render(tree('visible'));
      await isReady();
      let ran: Promise<unknown> | undefined;
      act(() => void (ran = latest.tokenize.run({} as never)));
      rerender(tree('hidden'));
      await act(() => expect(ran).rejects.toMatchObject({ name: 'AbortError' }));
      rerender(tree('visible'));
      await isReady();
      expect(latest.tokenize).toMatchObject({ pending: false, error: undefined });
    });
  });

  test('behavior: hidden from the start, creates nothing until it is visible', async () => {
    const tree = (mode: 'visible' | 'hidden'): ReactNode => (
      <Mode>
        <FakeTender methods={[fake]}>
          <Activity mode={mode}>
            <SepaProvider>
              <Watch />
            </SepaProvider>
          </Activity>
        </FakeTender>
      </Mode>
    );
    const { rerender } = render(tree('hidden'));
    await pass(0);
    expect(fake.created).toEqual([]);
    rerender(tree('visible'));
    await pass(0);
    expect([screen.getByText('ready').style.display, fake.alive]).toEqual(['', 1]);
  });
});
