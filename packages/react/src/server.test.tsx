/** @jest-environment node */
import { StrictMode, Suspense, type ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { TenderProvider, useTender, type TenderProviderProps } from './tender';
import { everyProvider } from './fixtures/every-provider';
import { ServerPage } from './fixtures/server-page';
import { expectNoConsoleErrors } from './fixtures/console-errors';

const authorization = 'sandbox_key_merchant';

function page(children: ReactNode, props: TenderProviderProps = { authorization }): ReactNode {
  return (
    <StrictMode>
      <TenderProvider {...props}>{children}</TenderProvider>
    </StrictMode>
  );
}
const readStatus =
  (useMethod: () => { readonly status: string }): (() => ReactNode) =>
  () => <p>{useMethod().status}</p>;

expectNoConsoleErrors();
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.reject(new Error('a server sends no requests')));
});
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0); // a timer would keep the server's process alive
  jest.useRealTimers();
  expect(jest.mocked(fetch).mock.calls).toEqual([]);
});

test('default: there is no page', () => {
  expect([typeof document, typeof window]).toEqual(['undefined', 'undefined']);
});

test('useTender: loading, whatever the authorization', () => {
  const Show = readStatus(useTender);
  const fetchToken = jest.fn(() => Promise.resolve(authorization));
  for (const value of [authorization, fetchToken, undefined]) {
    expect(renderToString(page(<Show />, { authorization: value }))).toBe('<p>loading</p>');
  }
  expect(fetchToken).not.toHaveBeenCalled();
});

describe.each(everyProvider)('%s', (_, wrap, useMethod) => {
  const Show = readStatus(useMethod);

  test('default: renders what it is to show while it loads', () => {
    expect(renderToString(page(wrap(<Show />)))).toBe('<p>loading</p>');
  });

  test('options: suspense, the fallback of the boundary is rendered', () => {
    const html = renderToString(page(wrap(<Suspense fallback={<p>waiting</p>}>{<Show />}</Suspense>, true)));
    expect(html).toContain('<p>waiting</p>');
    expect(html).not.toContain('<p>loading</p>');
  });

  test('options: suspense without a boundary throws BROWSER_REQUIRED', () => {
    expect(() => renderToString(page(wrap(<Show />, true)))).toThrow('Create a payment method in a current browser.');
  });
});

describe('a page of several', () => {
  test('default: fields, labels and states, none of them ready', () => {
    const html = renderToString(page(<ServerPage />));
    const states = everyProvider.map(([name]) => `<li>${name} loading</li>`);
    for (const part of [...states, 'Card number</label>', 'Check the number.', 'data-tender-field="cvv"', 'not ready', 'Pay</button>']) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain('data-ready');
    const labels = [...html.matchAll(/for="([^"]+)"/g)].map(([, id]) => id);
    expect(labels).toHaveLength(3);
    for (const id of labels) expect(html).toContain(`id="${id}"`);
  });

  test('behavior: nothing in its markup needs a policy that allows inline styles or scripts', () => {
    const html = renderToString(page(<ServerPage />));
    expect(html).not.toMatch(/style=|<style|<script|\son[a-z]+=|javascript:/i);
  });

  test('behavior: streamed, it is the same, and a boundary that suspends streams its fallback', async () => {
    const [, wrap, useMethod] = everyProvider[0] as (typeof everyProvider)[number];
    const Show = readStatus(useMethod);
    const onError = jest.fn();
    const suspended = wrap(<Suspense fallback={<p>waiting</p>}>{<Show />}</Suspense>, true);
    const html = await new Promise<string>((resolve) => {
      const { pipe } = renderToPipeableStream(
        page(
          <>
            <ServerPage />
            {suspended}
          </>,
        ),
        { onError, onAllReady: () => resolve(text(pipe(new PassThrough()))) },
      );
    });
    expect(html).toContain('<p>waiting</p>');
    expect(html).toContain('Card number</label>');
    expect(onError.mock.calls.map(([error]) => error as unknown)).toEqual([expect.objectContaining({ code: 'BROWSER_REQUIRED' })]);
  });
});
