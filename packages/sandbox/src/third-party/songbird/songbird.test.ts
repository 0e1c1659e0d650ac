/** @jest-environment jsdom */
// The script's functions run in a shop's page.
import { openChallengeView } from './challenge-view';
import { installCardinal, type CardinalNamespace } from './install';

const serviceOrigin = 'https://songbirdstag.cardinalcommerce.com';
const JWT = 'head.claims.signature';
const ACS = {
  AcsUrl: `${serviceOrigin}/pay/three_d_secure/t1`,
  Payload: btoa(JSON.stringify({ mode: 'static', challengeWindowSize: null })),
};
const ORDER = { OrderDetails: { TransactionId: 't1' } };
const UI = ['ui.close', 'ui.render', 'ui.renderHidden', 'ui.loading.close', 'ui.loading.render'];

let Cardinal: CardinalNamespace;
let events: unknown[][];
/** All events of the script, in order. */
function listen(): void {
  for (const event of [...UI, 'payments.setupComplete', 'payments.validated']) {
    Cardinal.on(event, (...args) => void events.push([event, ...args]));
  }
}
const flushPromises = () => jest.advanceTimersByTimeAsync(0);
const findFrame = (name: string) => document.querySelector<HTMLIFrameElement>(`iframe[name="${name}"]`);
const findCollector = () => findFrame('Cardinal-collector');
const findBank = () => findFrame('Cardinal-CCA-IFrame');
const findDialog = () => document.querySelector('dialog');

/** Sends a message like the frame's own page, by default from its window and its origin. */
function report(frame: HTMLIFrameElement | null, message: object, { origin = serviceOrigin }: { origin?: string } = {}): void {
  const data = { tender: 'three_d_secure', ...message };
  window.dispatchEvent(Object.assign(new Event('message'), { source: frame?.contentWindow, origin, data }));
}
async function setUp(configuration: object = { payment: {} }): Promise<void> {
  Cardinal.configure(configuration);
  Cardinal.setup('init', { jwt: JWT });
  report(findCollector(), { kind: 'setup', data: { sessionId: '0_session' } });
  await flushPromises();
  events = [];
}
const validated = { kind: 'validated', data: { ActionCode: 'SUCCESS', Validated: true, ErrorNumber: 0 }, jwt: 'a.b.c' };

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = jest.fn();
  HTMLDialogElement.prototype.close = jest.fn();
  const script = document.createElement('script');
  script.src = `${serviceOrigin}/edge/v1/songbird.js`;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  installCardinal(openChallengeView);
  Cardinal = (window as unknown as { Cardinal: CardinalNamespace }).Cardinal;
  events = [];
  listen();
});
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

describe('setup', () => {
  test('collects device data in a hidden frame and tells the id of the session', async () => {
    Cardinal.configure({});
    Cardinal.setup('init', { jwt: JWT });
    expect(findCollector()?.hidden).toBe(true);
    expect(findCollector()?.src).toBe(`${serviceOrigin}/three-d-secure/setup?jwt=${JWT}&opener=${encodeURIComponent(location.origin)}`);
    report(findCollector(), { kind: 'setup', data: { sessionId: '0_forged' } }, { origin: 'https://attacker.example' });
    expect(events).toEqual([]);
    report(findCollector(), { kind: 'setup', data: { sessionId: '0_session' } });
    expect(events).toEqual([['payments.setupComplete', { sessionId: '0_session', modules: [{ module: 'CCA', loaded: true }] }]]);
    expect(findCollector()).toBeNull();
    await flushPromises();
  });

  test.each([
    ['no JWT', 'init', undefined, 10005],
    ['a JWT that is a number', 'init', { jwt: 7 }, 10008],
    ['a JWT without its three parts', 'init', { jwt: 'nonsense' }, 10008],
    ['an unknown kind of setup', 'start', { jwt: JWT }, 10006],
  ])('with %s is an error, which a listener that is added later receives too', async (_, type, options, ErrorNumber) => {
    Cardinal.off('payments.validated');
    Cardinal.setup(type, options);
    Cardinal.on('payments.validated', (...args) => void events.push(args));
    await flushPromises();
    expect(events).toEqual([[{ ActionCode: 'ERROR', Validated: false, ErrorNumber, ErrorDescription: expect.any(String) }]]);
  });

  test('with a JWT that the service refuses is an error', async () => {
    Cardinal.setup('init', { jwt: JWT });
    report(findCollector(), { kind: 'refused', data: { number: 1011, description: 'Signature expired.' } });
    expect(events).toEqual([
      ['payments.validated', expect.objectContaining({ ErrorNumber: 1011, ErrorDescription: 'Signature expired.' })],
    ]);
    await expect(Cardinal.trigger('bin.process', '400000')).rejects.toThrow('not set up');
  });

  test.each([
    [undefined, 6000],
    [2500, 2500],
  ])('without a response and with the timeout %p ends with error 10001 after %p ms', async (timeout, after) => {
    Cardinal.configure({ timeout });
    Cardinal.setup('init', { jwt: JWT });
    await jest.advanceTimersByTimeAsync(after - 1);
    expect(events).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(events).toEqual([['payments.validated', expect.objectContaining({ ErrorNumber: 10001 })]]);
    expect(findCollector()).toBeNull();
  });

  test('a second one replaces the first', async () => {
    Cardinal.setup('init', { jwt: JWT });
    const first = findCollector();
    Cardinal.setup('init', { jwt: JWT });
    report(first, { kind: 'setup', data: { sessionId: '0_first' } });
    report(findCollector(), { kind: 'setup', data: { sessionId: '0_second' } });
    await flushPromises();
    expect(events).toEqual([['payments.setupComplete', expect.objectContaining({ sessionId: '0_second' })]]);
  });
});

test.each([
  ['400000', true],
  ['4000000000001091', true],
  [400000, true],
  ['40', false],
  [undefined, false],
])('bin.process of %p returns the status %p', async (bin, Status) => {
  await setUp();
  expect(await Cardinal.trigger('bin.process', bin)).toEqual({ Status });
  expect(await Cardinal.trigger('other', bin)).toBeUndefined();
});

test('listeners are called in their order, even after one fails, and `off` removes all listeners of an event', async () => {
  window.reportError = jest.fn();
  Cardinal.off('payments.setupComplete');
  const order: string[] = [];
  Cardinal.on('payments.setupComplete', () => {
    order.push('first');
    throw new Error('The shop failed');
  });
  Cardinal.on('payments.setupComplete', () => void order.push('second'));
  await setUp();
  expect([order, jest.mocked(window.reportError).mock.calls.length]).toEqual([['first', 'second'], 1]);
  Cardinal.off('payments.setupComplete');
  await setUp();
  expect(order).toHaveLength(2);
});

describe('a challenge', () => {
  const begin = async () => {
    Cardinal.continue('cca', ACS, ORDER);
    await flushPromises();
  };

  test.each([
    ['a dialog of the script', {}, 'Cardinal-Modal', ['400px', '400px']],
    ["a dialog of the shop's framework", { framework: 'bootstrap3' }, 'CCAFrameModal', ['100%', '400px']],
  ])('is shown in %s', async (_, payment, id, size) => {
    await setUp({ payment });
    await begin();
    expect([findDialog()?.id, jest.mocked(HTMLDialogElement.prototype.showModal).mock.calls.length]).toEqual([id, 1]);
    expect(findBank()?.src).toBe(`${ACS.AcsUrl}?opener=${encodeURIComponent(location.origin)}`);
    expect([findBank()?.style.width, findBank()?.style.height]).toEqual(size);
    report(findBank(), { kind: 'shown', data: {} });
    report(findBank(), { kind: 'shown', data: {} });
    report(findBank(), { ...validated, jwt: 'forged' }, { origin: 'https://attacker.example' });
    expect(events).toEqual([['ui.render']]);
    report(findBank(), validated);
    expect(events.slice(1)).toEqual([['ui.close'], ['payments.validated', validated.data, 'a.b.c']]);
    expect(findDialog()).toBeNull();
  });

  test('reports loading when the shop asks for it', async () => {
    await setUp({ payment: { displayLoading: true } });
    await begin();
    expect(events).toEqual([['ui.loading.render']]);
    report(findBank(), { kind: 'shown', data: {} });
    expect(events.slice(1)).toEqual([['ui.loading.close'], ['ui.render']]);
    report(findBank(), validated);
  });

  test.each([
    ['01', ['250px', '400px']],
    ['03', ['500px', '600px']],
    ['05', ['100%', '100%']],
  ])('has the size that the shop asks for, %s', async (challengeWindowSize, size) => {
    await setUp();
    Cardinal.continue('cca', { ...ACS, Payload: btoa(JSON.stringify({ challengeWindowSize })) }, ORDER);
    await flushPromises();
    expect([findBank()?.style.width, findBank()?.style.height]).toEqual(size);
    report(findBank(), validated);
  });

  test('waits for a setup that has begun', async () => {
    Cardinal.setup('init', { jwt: JWT });
    Cardinal.continue('cca', ACS, ORDER);
    await flushPromises();
    expect(findBank()).toBeNull();
    report(findCollector(), { kind: 'setup', data: { sessionId: '0_session' } });
    await flushPromises();
    expect(findBank()).not.toBeNull();
    report(findBank(), validated);
  });

  const exits: readonly [string, () => unknown][] = [
    ['the exit button', () => findDialog()?.querySelector('button')?.click()],
    ['Escape', () => findDialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))],
    ['a click beside it', () => findDialog()?.dispatchEvent(new MouseEvent('click', { clientX: 5000, clientY: 5000 }))],
  ];
  test.each(exits)('that the customer leaves by %s ends with error 10011', async (_, exit) => {
    await setUp({ payment: { displayExitButton: true } });
    await begin();
    report(findBank(), { kind: 'shown', data: {} });
    exit();
    expect(events.slice(1)).toEqual([
      ['ui.close'],
      ['payments.validated', { ActionCode: 'ERROR', Validated: false, ErrorNumber: 10011, ErrorDescription: 'Canceled' }],
    ]);
    expect(findDialog()).toBeNull();
  });

  test('has an exit button only where the shop wants one', async () => {
    await setUp();
    await begin();
    expect(findDialog()?.querySelector('button')).toBeNull();
    report(findBank(), validated);
  });

  test('ends with error 10003 when the bank does not respond', async () => {
    await setUp({ timeout: 1000 });
    await begin();
    await jest.advanceTimersByTimeAsync(1000);
    expect(events).toEqual([['ui.close'], ['payments.validated', expect.objectContaining({ ErrorNumber: 10003 })]]);
  });

  test.each([
    ['an unknown brand', 'paypal', ACS, 4001],
    ['no address', 'cca', { Payload: ACS.Payload }, 10006],
    ['an address that is a script', 'cca', { ...ACS, AcsUrl: 'javascript:alert(1)' }, 10006],
    ['no payload', 'cca', { AcsUrl: ACS.AcsUrl }, 10006],
    ['a payload that cannot be read', 'cca', { ...ACS, Payload: '%' }, 10006],
  ])('with %s is an error', async (_, brand, args, ErrorNumber) => {
    await setUp();
    Cardinal.continue(brand, args, ORDER);
    await flushPromises();
    expect(events).toEqual([['payments.validated', expect.objectContaining({ ActionCode: 'ERROR', ErrorNumber })]]);
    expect(findBank()).toBeNull();
  });

  test('without a setup is error 10006', async () => {
    Cardinal.continue('cca', ACS, ORDER);
    expect(events).toEqual([['payments.validated', expect.objectContaining({ ErrorNumber: 10006 })]]);
    await flushPromises();
  });

  test('a second one replaces the first', async () => {
    await setUp();
    await begin();
    const first = findBank();
    await begin();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    report(first, validated);
    expect(events).toEqual([['ui.close']]);
    report(findBank(), validated);
  });
});

describe('a challenge in an element of the shop', () => {
  type Setup = (template: string, details: { data: { mode: string } }, resolve: () => void, reject: (why: unknown) => void) => void;
  const insertFrame: Setup = (template, _, resolve) => {
    const holder = document.createElement('div');
    holder.append(...new DOMParser().parseFromString(template, 'text/html').body.children);
    document.body.append(holder);
    resolve();
  };
  const begin = async (setup: Setup | undefined, payload: object = { mode: 'static' }) => {
    await setUp({ payment: { framework: 'inline' } });
    if (setup) Cardinal.on('ui.inline.setup', setup as (...args: unknown[]) => unknown);
    Cardinal.continue('cca', { ...ACS, Payload: btoa(JSON.stringify(payload)) }, ORDER);
    await flushPromises();
  };

  test.each([
    ['static', 'ui.render'],
    ['suppress', 'ui.renderHidden'],
  ])('in the mode %s raises %s', async (mode, event) => {
    const setup = jest.fn(insertFrame);
    await begin(setup, { mode, challengeWindowSize: '02' });
    expect(setup).toHaveBeenCalledWith(
      expect.stringContaining('<iframe '),
      { paymentType: 'CCA', data: { mode } },
      expect.any(Function),
      expect.any(Function),
    );
    expect([findBank()?.width, findBank()?.height, findDialog()]).toEqual(['390', '400', null]);
    report(findBank(), { kind: 'shown', data: {} });
    report(findBank(), validated);
    expect(events).toEqual([[event], ['ui.close'], ['payments.validated', validated.data, 'a.b.c']]);
    expect(findBank()).toBeNull();
  });

  test.each<[string, Setup | undefined]>([
    ['the shop does not place it', undefined],
    ['the shop refuses', (_, __, ___, reject) => reject(new Error('Not here'))],
    ['it is not on the page', (_, __, resolve) => resolve()],
  ])('is an error when %s', async (_, setup) => {
    await begin(setup);
    expect(events).toEqual([['payments.validated', expect.objectContaining({ ActionCode: 'ERROR', ErrorNumber: 1000 })]]);
  });
});

test('a bank may decide in a hidden frame', async () => {
  await setUp();
  Cardinal.continue('cca', { ...ACS, Payload: btoa(JSON.stringify({ mode: 'suppress' })) }, ORDER);
  await flushPromises();
  expect([findBank()?.hidden, findDialog()]).toEqual([true, null]);
  report(findBank(), validated);
  expect(events).toEqual([['ui.renderHidden'], ['ui.close'], ['payments.validated', validated.data, 'a.b.c']]);
});
