/** @jest-environment jsdom */
// The script's functions run in a shop's page.
import { challengeView } from './challenge-view';
import { installCardinal, type CardinalNamespace } from './install';

const home = 'https://songbirdstag.cardinalcommerce.com';
const JWT = 'head.claims.signature';
const ACS = { AcsUrl: `${home}/pay/three_d_secure/t1`, Payload: btoa(JSON.stringify({ mode: 'static', challengeWindowSize: null })) };
const ORDER = { OrderDetails: { TransactionId: 't1' } };
const UI = ['ui.close', 'ui.render', 'ui.renderHidden', 'ui.loading.close', 'ui.loading.render'];

let Cardinal: CardinalNamespace;
let happened: unknown[][];
/** Whatever the script tells, in order. */
function listen(): void {
  for (const event of [...UI, 'payments.setupComplete', 'payments.validated']) {
    Cardinal.on(event, (...given) => void happened.push([event, ...given]));
  }
}
const settle = () => jest.advanceTimersByTimeAsync(0);
const frameNamed = (name: string) => document.querySelector<HTMLIFrameElement>(`iframe[name="${name}"]`);
const collector = () => frameNamed('Cardinal-collector');
const bank = () => frameNamed('Cardinal-CCA-IFrame');
const dialog = () => document.querySelector('dialog');

/** As the frame's own page would: from its window and its origin, unless told otherwise. */
function report(frame: HTMLIFrameElement | null, message: object, { origin = home }: { origin?: string } = {}): void {
  const data = { tender: 'three_d_secure', ...message };
  window.dispatchEvent(Object.assign(new Event('message'), { source: frame?.contentWindow, origin, data }));
}
async function ready(configuration: object = { payment: {} }): Promise<void> {
  Cardinal.configure(configuration);
  Cardinal.setup('init', { jwt: JWT });
  report(collector(), { kind: 'setup', data: { sessionId: '0_session' } });
  await settle();
  happened = [];
}
const validated = { kind: 'validated', data: { ActionCode: 'SUCCESS', Validated: true, ErrorNumber: 0 }, jwt: 'a.b.c' };

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = jest.fn();
  HTMLDialogElement.prototype.close = jest.fn();
  const script = document.createElement('script');
  script.src = `${home}/edge/v1/songbird.js`;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  installCardinal(challengeView);
  Cardinal = (window as unknown as { Cardinal: CardinalNamespace }).Cardinal;
  happened = [];
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
    expect(collector()?.hidden).toBe(true);
    expect(collector()?.src).toBe(`${home}/three-d-secure/setup?jwt=${JWT}&opener=${encodeURIComponent(location.origin)}`);
    report(collector(), { kind: 'setup', data: { sessionId: '0_forged' } }, { origin: 'https://attacker.example' });
    expect(happened).toEqual([]);
    report(collector(), { kind: 'setup', data: { sessionId: '0_session' } });
    expect(happened).toEqual([['payments.setupComplete', { sessionId: '0_session', modules: [{ module: 'CCA', loaded: true }] }]]);
    expect(collector()).toBeNull();
    await settle();
  });

  test.each([
    ['no JWT', 'init', undefined, 10005],
    ['no text', 'init', { jwt: 7 }, 10008],
    ['no JWT at all', 'init', { jwt: 'nonsense' }, 10008],
    ['another kind', 'start', { jwt: JWT }, 10006],
  ])('%s: the listeners that come after it are told as well', async (_, type, options, ErrorNumber) => {
    Cardinal.off('payments.validated');
    Cardinal.setup(type, options);
    Cardinal.on('payments.validated', (...given) => void happened.push(given));
    await settle();
    expect(happened).toEqual([[{ ActionCode: 'ERROR', Validated: false, ErrorNumber, ErrorDescription: expect.any(String) }]]);
  });

  test('a JWT that the service refuses', async () => {
    Cardinal.setup('init', { jwt: JWT });
    report(collector(), { kind: 'refused', data: { number: 1011, description: 'Signature expired.' } });
    expect(happened).toEqual([
      ['payments.validated', expect.objectContaining({ ErrorNumber: 1011, ErrorDescription: 'Signature expired.' })],
    ]);
    await expect(Cardinal.trigger('bin.process', '400000')).rejects.toThrow('not set up');
  });

  test.each([
    [undefined, 6000],
    [2500, 2500],
  ])('no answer, with timeout %p, after %p ms: 10001', async (timeout, after) => {
    Cardinal.configure({ timeout });
    Cardinal.setup('init', { jwt: JWT });
    await jest.advanceTimersByTimeAsync(after - 1);
    expect(happened).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(happened).toEqual([['payments.validated', expect.objectContaining({ ErrorNumber: 10001 })]]);
    expect(collector()).toBeNull();
  });

  test('a second one takes the place of the first', async () => {
    Cardinal.setup('init', { jwt: JWT });
    const first = collector();
    Cardinal.setup('init', { jwt: JWT });
    report(first, { kind: 'setup', data: { sessionId: '0_first' } });
    report(collector(), { kind: 'setup', data: { sessionId: '0_second' } });
    await settle();
    expect(happened).toEqual([['payments.setupComplete', expect.objectContaining({ sessionId: '0_second' })]]);
  });
});

test.each([
  ['400000', true],
  ['4000000000001091', true],
  [400000, true],
  ['40', false],
  [undefined, false],
])('bin.process of %p: Status %p', async (bin, Status) => {
  await ready();
  expect(await Cardinal.trigger('bin.process', bin)).toEqual({ Status });
  expect(await Cardinal.trigger('other', bin)).toBeUndefined();
});

test('handlers are called in their order, one that fails keeps none from it, and off takes all of an event', async () => {
  window.reportError = jest.fn();
  Cardinal.off('payments.setupComplete');
  const order: string[] = [];
  Cardinal.on('payments.setupComplete', () => {
    order.push('first');
    throw new Error('The shop failed');
  });
  Cardinal.on('payments.setupComplete', () => void order.push('second'));
  await ready();
  expect([order, jest.mocked(window.reportError).mock.calls.length]).toEqual([['first', 'second'], 1]);
  Cardinal.off('payments.setupComplete');
  await ready();
  expect(order).toHaveLength(2);
});

describe('a challenge', () => {
  const begin = async () => {
    Cardinal.continue('cca', ACS, ORDER);
    await settle();
  };

  test.each([
    ['the window of its own', {}, 'Cardinal-Modal', ['400px', '400px']],
    ["the shop's kind of window", { framework: 'bootstrap3' }, 'CCAFrameModal', ['100%', '400px']],
  ])('in %s', async (_, payment, id, size) => {
    await ready({ payment });
    await begin();
    expect([dialog()?.id, jest.mocked(HTMLDialogElement.prototype.showModal).mock.calls.length]).toEqual([id, 1]);
    expect(bank()?.src).toBe(`${ACS.AcsUrl}?opener=${encodeURIComponent(location.origin)}`);
    expect([bank()?.style.width, bank()?.style.height]).toEqual(size);
    report(bank(), { kind: 'shown', data: {} });
    report(bank(), { kind: 'shown', data: {} });
    report(bank(), { ...validated, jwt: 'forged' }, { origin: 'https://attacker.example' });
    expect(happened).toEqual([['ui.render']]);
    report(bank(), validated);
    expect(happened.slice(1)).toEqual([['ui.close'], ['payments.validated', validated.data, 'a.b.c']]);
    expect(dialog()).toBeNull();
  });

  test('says when it is loading where the shop wants to know', async () => {
    await ready({ payment: { displayLoading: true } });
    await begin();
    expect(happened).toEqual([['ui.loading.render']]);
    report(bank(), { kind: 'shown', data: {} });
    expect(happened.slice(1)).toEqual([['ui.loading.close'], ['ui.render']]);
    report(bank(), validated);
  });

  test.each([
    ['01', ['250px', '400px']],
    ['03', ['500px', '600px']],
    ['05', ['100%', '100%']],
  ])('as large as the shop wants, %s', async (challengeWindowSize, size) => {
    await ready();
    Cardinal.continue('cca', { ...ACS, Payload: btoa(JSON.stringify({ challengeWindowSize })) }, ORDER);
    await settle();
    expect([bank()?.style.width, bank()?.style.height]).toEqual(size);
    report(bank(), validated);
  });

  test('waits for a setup that is on its way', async () => {
    Cardinal.setup('init', { jwt: JWT });
    Cardinal.continue('cca', ACS, ORDER);
    await settle();
    expect(bank()).toBeNull();
    report(collector(), { kind: 'setup', data: { sessionId: '0_session' } });
    await settle();
    expect(bank()).not.toBeNull();
    report(bank(), validated);
  });

  const exits: readonly [string, () => unknown][] = [
    ['the exit button', () => dialog()?.querySelector('button')?.click()],
    ['Escape', () => dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))],
    ['a click beside it', () => dialog()?.dispatchEvent(new MouseEvent('click', { clientX: 5000, clientY: 5000 }))],
  ];
  test.each(exits)('left by %s: 10011', async (_, exit) => {
    await ready({ payment: { displayExitButton: true } });
    await begin();
    report(bank(), { kind: 'shown', data: {} });
    exit();
    expect(happened.slice(1)).toEqual([
      ['ui.close'],
      ['payments.validated', { ActionCode: 'ERROR', Validated: false, ErrorNumber: 10011, ErrorDescription: 'Canceled' }],
    ]);
    expect(dialog()).toBeNull();
  });

  test('has an exit button only where the shop wants one', async () => {
    await ready();
    await begin();
    expect(dialog()?.querySelector('button')).toBeNull();
    report(bank(), validated);
  });

  test('a bank that does not answer: 10003', async () => {
    await ready({ timeout: 1000 });
    await begin();
    await jest.advanceTimersByTimeAsync(1000);
    expect(happened).toEqual([['ui.close'], ['payments.validated', expect.objectContaining({ ErrorNumber: 10003 })]]);
  });

  test.each([
    ['another brand', 'paypal', ACS, 4001],
    ['no address', 'cca', { Payload: ACS.Payload }, 10006],
    ['an address that is a script', 'cca', { ...ACS, AcsUrl: 'javascript:alert(1)' }, 10006],
    ['no payload', 'cca', { AcsUrl: ACS.AcsUrl }, 10006],
    ['a payload that is none', 'cca', { ...ACS, Payload: '%' }, 10006],
  ])('%s', async (_, brand, given, ErrorNumber) => {
    await ready();
    Cardinal.continue(brand, given, ORDER);
    await settle();
    expect(happened).toEqual([['payments.validated', expect.objectContaining({ ActionCode: 'ERROR', ErrorNumber })]]);
    expect(bank()).toBeNull();
  });

  test('not set up: 10006', async () => {
    Cardinal.continue('cca', ACS, ORDER);
    expect(happened).toEqual([['payments.validated', expect.objectContaining({ ErrorNumber: 10006 })]]);
    await settle();
  });

  test('a second one takes the place of the first', async () => {
    await ready();
    await begin();
    const first = bank();
    await begin();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    report(first, validated);
    expect(happened).toEqual([['ui.close']]);
    report(bank(), validated);
  });
});

describe('a challenge in a place of the shop', () => {
  type Setup = (template: string, details: { data: { mode: string } }, resolve: () => void, reject: (why: unknown) => void) => void;
  const place: Setup = (template, _, resolve) => {
    const holder = document.createElement('div');
    holder.append(...new DOMParser().parseFromString(template, 'text/html').body.children);
    document.body.append(holder);
    resolve();
  };
  const begin = async (setup: Setup | undefined, payload: object = { mode: 'static' }) => {
    await ready({ payment: { framework: 'inline' } });
    if (setup) Cardinal.on('ui.inline.setup', setup as (...given: unknown[]) => unknown);
    Cardinal.continue('cca', { ...ACS, Payload: btoa(JSON.stringify(payload)) }, ORDER);
    await settle();
  };

  test.each([
    ['static', 'ui.render'],
    ['suppress', 'ui.renderHidden'],
  ])('%s', async (mode, event) => {
    const setup = jest.fn(place);
    await begin(setup, { mode, challengeWindowSize: '02' });
    expect(setup).toHaveBeenCalledWith(
      expect.stringContaining('<iframe '),
      { paymentType: 'CCA', data: { mode } },
      expect.any(Function),
      expect.any(Function),
    );
    expect([bank()?.width, bank()?.height, dialog()]).toEqual(['390', '400', null]);
    report(bank(), { kind: 'shown', data: {} });
    report(bank(), validated);
    expect(happened).toEqual([[event], ['ui.close'], ['payments.validated', validated.data, 'a.b.c']]);
    expect(bank()).toBeNull();
  });

  test.each<[string, Setup | undefined]>([
    ['nobody places it', undefined],
    ['the shop refuses', (_, __, ___, reject) => reject(new Error('Not here'))],
    ['it is not on the page', (_, __, resolve) => resolve()],
  ])('%s: an error', async (_, setup) => {
    await begin(setup);
    expect(happened).toEqual([['payments.validated', expect.objectContaining({ ActionCode: 'ERROR', ErrorNumber: 1000 })]]);
  });
});

test('a bank that decides unseen', async () => {
  await ready();
  Cardinal.continue('cca', { ...ACS, Payload: btoa(JSON.stringify({ mode: 'suppress' })) }, ORDER);
  await settle();
  expect([bank()?.hidden, dialog()]).toEqual([true, null]);
  report(bank(), validated);
  expect(happened).toEqual([['ui.renderHidden'], ['ui.close'], ['payments.validated', validated.data, 'a.b.c']]);
});
