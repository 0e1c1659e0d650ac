/** @jest-environment jsdom */
// The script's functions run in a shop's page.
import {
  closeSongbirdPage,
  findCollector,
  flushPromises,
  JWT,
  openSongbirdPage,
  report,
  serviceOrigin,
  type SongbirdPage,
} from '../../../fixtures/songbird-page';

let page: SongbirdPage;
beforeEach(() => void (page = openSongbirdPage()));
afterEach(closeSongbirdPage);

describe('setup', () => {
  test('collects device data in a hidden frame and tells the id of the session', async () => {
    page.Cardinal.configure({});
    page.Cardinal.setup('init', { jwt: JWT });
    expect(findCollector()?.hidden).toBe(true);
    expect(findCollector()?.src).toBe(`${serviceOrigin}/three-d-secure/setup?jwt=${JWT}&opener=${encodeURIComponent(location.origin)}`);
    report(findCollector(), { kind: 'setup', data: { sessionId: '0_forged' } }, { origin: 'https://attacker.example' });
    expect(page.events).toEqual([]);
    report(findCollector(), { kind: 'setup', data: { sessionId: '0_session' } });
    expect(page.events).toEqual([['payments.setupComplete', { sessionId: '0_session', modules: [{ module: 'CCA', loaded: true }] }]]);
    expect(findCollector()).toBeNull();
    await flushPromises();
  });

  test.each([
    ['no JWT', 'init', undefined, 10005],
    ['a JWT that is a number', 'init', { jwt: 7 }, 10008],
    ['a JWT without its three parts', 'init', { jwt: 'nonsense' }, 10008],
    ['an unknown kind of setup', 'start', { jwt: JWT }, 10006],
  ])('with %s is an error, which a listener that is added later receives too', async (_, type, options, ErrorNumber) => {
    page.Cardinal.off('payments.validated');
    page.Cardinal.setup(type, options);
    page.Cardinal.on('payments.validated', (...args) => void page.events.push(args));
    await flushPromises();
    expect(page.events).toEqual([[{ ActionCode: 'ERROR', Validated: false, ErrorNumber, ErrorDescription: expect.any(String) }]]);
  });

  test('with a JWT that the service refuses is an error', async () => {
    page.Cardinal.setup('init', { jwt: JWT });
    report(findCollector(), { kind: 'refused', data: { number: 1011, description: 'Signature expired.' } });
    expect(page.events).toEqual([
      ['payments.validated', expect.objectContaining({ ErrorNumber: 1011, ErrorDescription: 'Signature expired.' })],
    ]);
    await expect(page.Cardinal.trigger('bin.process', '400000')).rejects.toThrow('not set up');
  });

  test.each([
    [undefined, 6000],
    [2500, 2500],
  ])('without a response and with the timeout %p ends with error 10001 after %p ms', async (timeout, after) => {
    page.Cardinal.configure({ timeout });
    page.Cardinal.setup('init', { jwt: JWT });
    await jest.advanceTimersByTimeAsync(after - 1);
    expect(page.events).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(page.events).toEqual([['payments.validated', expect.objectContaining({ ErrorNumber: 10001 })]]);
    expect(findCollector()).toBeNull();
  });

  test('a second one replaces the first', async () => {
    page.Cardinal.setup('init', { jwt: JWT });
    const first = findCollector();
    page.Cardinal.setup('init', { jwt: JWT });
    report(first, { kind: 'setup', data: { sessionId: '0_first' } });
    report(findCollector(), { kind: 'setup', data: { sessionId: '0_second' } });
    await flushPromises();
    expect(page.events).toEqual([['payments.setupComplete', expect.objectContaining({ sessionId: '0_second' })]]);
  });
});

test.each([
  ['400000', true],
  ['4000000000001091', true],
  [400000, true],
  ['40', false],
  [undefined, false],
])('bin.process of %p returns the status %p', async (bin, Status) => {
  await page.setUp();
  expect(await page.Cardinal.trigger('bin.process', bin)).toEqual({ Status });
  expect(await page.Cardinal.trigger('other', bin)).toBeUndefined();
});

test('listeners are called in their order, even after one fails, and `off` removes all listeners of an event', async () => {
  window.reportError = jest.fn();
  page.Cardinal.off('payments.setupComplete');
  const order: string[] = [];
  page.Cardinal.on('payments.setupComplete', () => {
    order.push('first');
    throw new Error('The shop failed');
  });
  page.Cardinal.on('payments.setupComplete', () => void order.push('second'));
  await page.setUp();
  expect([order, jest.mocked(window.reportError).mock.calls.length]).toEqual([['first', 'second'], 1]);
  page.Cardinal.off('payments.setupComplete');
  await page.setUp();
  expect(order).toHaveLength(2);
});
