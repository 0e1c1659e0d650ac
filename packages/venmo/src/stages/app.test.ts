import { responsesWithoutNonce, expectRejectionForEach, freshKey } from '@tender/client/testing';
import { venmo, type VenmoTokenizePayload, type Venmo, type VenmoCreateOptions } from '../index';
import {
  AGENTS,
  advance,
  setUserAgent,
  create,
  FAKED,
  observe,
  openVenmo,
  waitTurns,
  type FakeVenmo,
  type Observed,
} from '../fixtures/fake-venmo';

const POLLING = 'VENMO_MOBILE_POLLING_TOKENIZATION';
let gateway: FakeVenmo;
let instance: Venmo;
let opened: string[];
let isVisible: boolean;

beforeEach(() => {
  jest.useFakeTimers({ ...FAKED, doNotFake: [...FAKED.doNotFake] });
  gateway = openVenmo();
  opened = [];
  window.open = (url) => {
    opened.push(String(url));
    return null;
  };
  isVisible = true;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => !isVisible);
  setUserAgent(AGENTS.firefoxOnAndroid);
});
afterEach(async () => {
  await instance.teardown();
  await advance(2_000, 2_000);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  history.replaceState(null, '', '/');
  delete (window as { popupBridge?: unknown }).popupBridge;
});

/** Changes the page's fragment and dispatches the browser's event. */
function goTo(hash: string): void {
  const oldURL = location.href;
  history.replaceState(null, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
}
function becomeVisible(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}
async function start(options: VenmoCreateOptions = {}): Promise<Observed<VenmoTokenizePayload>> {
  instance = await create(options);
  const tokenization = observe(instance.tokenize());
  await waitTurns();
  return tokenization;
}
const NEW = { paymentMethodUsage: 'single_use' } as const;
const MANUAL = { ...NEW, requireManualReturn: true } as const;
const SUCCESS = '#venmoSuccess=1&paymentMethodNonce=from-hash&username=%40joe';

describe('manual return', () => {
  test('default', async () => {
    const { promise } = await start(MANUAL);
    expect([opened.length, gateway.queries]).toEqual([1, ['context-1']]);
    expect(opened[0]).toContain('resource_id=context-1&x-success=NOOP');
    gateway.newest.status = 'SCANNED';
    await advance(250);
    gateway.newest.status = 'SOMETHING_NEW';
    await advance(250);
    gateway.newest.status = 'APPROVED';
    await advance(250);
    await expect(promise).resolves.toEqual({
      nonce: 'nonce-of-context-1',
      type: 'VenmoAccount',
      details: { username: '@joe', paymentContextId: 'context-1' },
    });
    expect([gateway.queries.length, gateway.payments.length, gateway.mostOpen]).toEqual([4, 2, 1]);
    expect(gateway.events()).toEqual([
      'desktop-flow.configured.false',
      'initialized',
      'manual-return.presented',
      'tokenize.manual-return.start',
      'appswitch.start.browser',
      'tokenize.manual-return.status-change.created',
      'tokenize.manual-return.status-change.scanned',
      'tokenize.manual-return.status-change.something_new',
      'tokenize.manual-return.status-change.approved',
      'tokenize.manual-return.success',
    ]);
    const tracked = gateway.network.analytics.at(-1)?.body as { tracking: object[] };
    expect(tracked.tracking[0]).toMatchObject({ event_name: 'web.venmo.tokenize.manual-return.success', paypal_context_id: 'context-1' });
  });

  test('behavior: the payload has the customer data that the gateway returned', async () => {
    const { promise } = await start({ ...MANUAL, collectCustomerBillingAddress: false });
    const payerInfo = { userName: 'joe@@', email: 'joe@example.com', billingAddress: { postalCode: '1' }, something: 'new' };
    Object.assign(gateway.newest, { status: 'APPROVED', userName: null, payerInfo });
    await advance(250);
    await expect(promise).resolves.toMatchObject({ details: { username: '@', payerInfo: { ...payerInfo, userName: '@joe@' } } });
  });

  test('rejects with VENMO_MOBILE_POLLING_TOKENIZATION_NETWORK_ERROR for every approval without a nonce', async () => {
    instance = await create(MANUAL);
    const approved = { data: { node: { status: 'APPROVED', paymentMethodId: 'nonce' } } };
    const responses = responsesWithoutNonce(approved, ['data', 'node', 'paymentMethodId']);
    await expectRejectionForEach(responses, `${POLLING}_NETWORK_ERROR`, (response) => {
      gateway.respondWith('status', response);
      return instance.tokenize();
    });
  });

  test.each(['EXPIRED', 'CANCELED', 'FAILED'] as const)(`error: ${POLLING}_%s`, async (status) => {
    const { promise } = await start(MANUAL);
    gateway.newest.status = status;
    await advance(250);
    await expect(promise).rejects.toMatchObject({ code: `${POLLING}_${status}`, type: status === 'FAILED' ? 'UNKNOWN' : 'CUSTOMER' });
    expect(gateway.events().at(-1)).toBe('tokenize.manual-return.failure');
  });

  test('error: VENMO_MOBILE_POLLING_TOKENIZATION_TIMEOUT', async () => {
    const tokenization = await start(MANUAL);
    await advance(299_000, 1_000);
    expect(tokenization.state).toBe('pending');
    await advance(1_500);
    await expect(tokenization.promise).rejects.toMatchObject({ code: 'VENMO_MOBILE_POLLING_TOKENIZATION_TIMEOUT', type: 'CUSTOMER' });
  });

  test('error: VENMO_MOBILE_POLLING_TOKENIZATION_EXPIRED leaves the instance usable', async () => {
    const { promise } = await start(MANUAL);
    gateway.newest.status = 'EXPIRED';
    await advance(250);
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_MOBILE_POLLING_TOKENIZATION_EXPIRED' });
    gateway.newest.status = 'APPROVED';
    await expect(instance.tokenize()).resolves.toMatchObject({ nonce: 'nonce-of-context-2' });
  });

  test('error: VENMO_MOBILE_POLLING_TOKENIZATION_CANCELED has the type CUSTOMER', async () => {
    const { promise } = await start(MANUAL);
    gateway.newest.status = 'CANCELED';
    await advance(250);
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_MOBILE_POLLING_TOKENIZATION_CANCELED', type: 'CUSTOMER' });
  });

  test('error: VENMO_MOBILE_POLLING_TOKENIZATION_FAILED has the type UNKNOWN', async () => {
    const { promise } = await start(MANUAL);
    gateway.newest.status = 'FAILED';
    await advance(250);
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_MOBILE_POLLING_TOKENIZATION_FAILED', type: 'UNKNOWN' });
  });

  test.each<[string, 'drop' | object]>([
    ['no response', 'drop'],
    ['no payment', { data: { node: null } }],
    ['no status', { data: { node: {} } }],
    ['no nonce', { data: { node: { status: 'APPROVED' } } }],
    ['nothing', {}],
  ])('error: VENMO_MOBILE_POLLING_TOKENIZATION_NETWORK_ERROR for %s', async (_, response) => {
    gateway.respondWith('status', response);
    const { promise } = await start(MANUAL);
    await expect(promise).rejects.toMatchObject({
      code: 'VENMO_MOBILE_POLLING_TOKENIZATION_NETWORK_ERROR',
      type: 'UNKNOWN',
      details: { originalError: expect.any(Error) },
    });
    gateway.newest.status = 'APPROVED';
    await expect(instance.tokenize()).resolves.toMatchObject({ type: 'VenmoAccount' });
  });

  test('error: VENMO_TOKENIZATION_REQUEST_ACTIVE', async () => {
    const { promise } = await start(MANUAL);
    await expect(instance.tokenize()).rejects.toMatchObject({ code: 'VENMO_TOKENIZATION_REQUEST_ACTIVE', type: 'MERCHANT' });
    gateway.newest.status = 'APPROVED';
    await advance(250);
    await expect(promise).resolves.toBeDefined();
    expect(gateway.mostOpen).toBe(1);
  });

  test('behavior: the app opens in the same task as the click', async () => {
    instance = await create(MANUAL);
    observe(instance.tokenize());
    expect(opened).toHaveLength(1);
  });

  test('behavior: polls a payment context of the legacy kind, without paymentMethodUsage', async () => {
    const { promise } = await start({ requireManualReturn: true });
    gateway.newest.status = 'APPROVED';
    await advance(250);
    await expect(promise).resolves.toMatchObject({ nonce: 'nonce-of-context-1' });
    expect(gateway.payments.every(({ legacy }) => legacy)).toBe(true);
  });

  test('behavior: an abort stops polling and ends the payment', async () => {
    instance = await create(MANUAL);
    const controller = new AbortController();
    const { promise } = observe(instance.tokenize({ signal: controller.signal }));
    await advance(600);
    const queryCount = gateway.queries.length;
    controller.abort('why');
    await expect(promise).rejects.toBe('why');
    await advance(2_000);
    expect([gateway.queries.length, gateway.updates, gateway.payments.length]).toEqual([
      queryCount,
      [{ id: 'context-1', status: 'CANCELED' }],
      2,
    ]);
    gateway.newest.status = 'APPROVED';
    await expect(instance.tokenize()).resolves.toMatchObject({ nonce: 'nonce-of-context-2' });
  });

  test('behavior: teardown stops polling', async () => {
    const { promise } = await start(MANUAL);
    await instance.teardown();
    await expect(promise).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
    const queryCount = gateway.queries.length;
    await advance(2_000);
    expect([gateway.queries.length, gateway.updates, gateway.payments.length]).toEqual([
      queryCount,
      [{ id: 'context-1', status: 'CANCELED' }],
      1,
    ]);
    instance = await create();
  });

  test('behavior: a popup bridge that throws ends the payment', async () => {
    Object.assign(window, {
      popupBridge: {
        open: () => {
          throw new Error('closed');
        },
      },
    });
    const { promise } = await start({ ...MANUAL, deepLinkReturnUrl: 'shop://done' });
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_APP_FAILED', details: { originalError: { message: 'closed' } } });
  });
});

describe('cancelTokenization', () => {
  test('error: VENMO_TOKENIZATION_REQUEST_NOT_ACTIVE', async () => {
    instance = await create();
    const expected = { code: 'VENMO_TOKENIZATION_REQUEST_NOT_ACTIVE', type: 'MERCHANT', message: 'No tokenization in progress.' };
    await expect(instance.cancelTokenization()).rejects.toMatchObject(expected);
  });

  test('error: VENMO_TOKENIZATION_CANCELED_BY_MERCHANT', async () => {
    const { promise } = await start(MANUAL);
    await expect(instance.cancelTokenization()).resolves.toBeUndefined();
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT', type: 'MERCHANT' });
    expect([gateway.updates, gateway.payments.length]).toEqual([[{ id: 'context-1', status: 'CANCELED' }], 2]);
    const queryCount = gateway.queries.length;
    await advance(2_000);
    expect(gateway.queries).toHaveLength(queryCount);
  });

  test('behavior: without a payment context nothing is sent to the gateway', async () => {
    const { promise } = await start();
    await instance.cancelTokenization();
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT' });
    expect(gateway.updates).toEqual([]);
    goTo(SUCCESS);
    becomeVisible();
    await advance(2_000);
  });
});

describe('an app that returns to the page', () => {
  test('default', async () => {
    const { promise } = await start(NEW);
    expect([opened.length, gateway.queries]).toEqual([1, []]);
    gateway.newest.status = 'APPROVED';
    goTo(SUCCESS);
    expect(location.hash).toBe('');
    await expect(promise).resolves.toEqual({
      nonce: 'nonce-of-context-1',
      type: 'VenmoAccount',
      details: { username: '@joe', paymentContextId: 'context-1' },
    });
    expect(gateway.events().slice(2)).toEqual([
      'mobile-payment-context.presented',
      'tokenize.mobile.start',
      'appswitch.start.browser',
      'tokenize.manual-return.status-change.approved',
      'appswitch.handle.payment-context-status-query.success',
    ]);
    expect(gateway.payments).toHaveLength(2);
  });

  test('behavior: legacy, without a payment context', async () => {
    const { promise } = await start();
    goTo('#other');
    goTo('#venmoSuccess=1&payment_method_nonce=from-hash&username=joe&resource_id=other');
    await expect(promise).resolves.toEqual({
      nonce: 'from-hash',
      type: 'VenmoAccount',
      details: { username: '@joe', paymentContextId: 'other' },
    });
    expect([gateway.queries, gateway.payments]).toEqual([[], []]);
    expect(gateway.events().slice(2)).toEqual(['tokenize.mobile.start', 'appswitch.start.browser', 'appswitch.handle.success']);
  });

  test('error: VENMO_APP_FAILED', async () => {
    const { promise } = await start();
    goTo('#venmoError=1&errorMessage=100%25%20broken%2520&errorCode=42');
    await expect(promise).rejects.toMatchObject({
      code: 'VENMO_APP_FAILED',
      type: 'UNKNOWN',
      details: { originalError: { message: '100% broken%20', code: '42' } },
    });
    expect(gateway.events().at(-1)).toBe('appswitch.handle.error');
  });

  test('error: VENMO_APP_FAILED without a message for a malformed fragment', async () => {
    const { promise } = await start();
    goTo('#venmoError=1&errorCode=%E0%A4%A');
    await expect(promise).rejects.toMatchObject({ details: { originalError: { message: 'undefined', code: '%E0%A4%A' } } });
  });

  test('error: VENMO_APP_CANCELED', async () => {
    history.replaceState(null, '', '#foo');
    const { promise } = await start();
    goTo('#venmoCancel=1');
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_APP_CANCELED', type: 'CUSTOMER' });
    expect([location.hash, gateway.events().at(-1)]).toEqual(['#foo', 'appswitch.handle.cancel']);
  });

  test('error: VENMO_CANCELED when the customer returns without a result', async () => {
    const tokenization = await start();
    becomeVisible();
    await advance(499);
    isVisible = false;
    await advance(1);
    becomeVisible();
    await advance(2_000);
    expect(tokenization.state).toBe('pending');
    isVisible = true;
    becomeVisible();
    await advance(999);
    expect(gateway.events().at(-1)).toBe('appswitch.start.browser');
    becomeVisible();
    await advance(1);
    await expect(tokenization.promise).rejects.toMatchObject({ code: 'VENMO_CANCELED', type: 'CUSTOMER' });
    expect(gateway.events().at(-1)).toBe('appswitch.cancel-or-unavailable');
  });

  test.each([
    [5_000, 5_000],
    [0, 1_000],
  ])('options: processResultsDelay %d', async (processResultsDelay, milliseconds) => {
    instance = await create();
    const { promise } = observe(instance.tokenize({ processResultsDelay }));
    await advance(500);
    becomeVisible();
    await advance(milliseconds - 1);
    expect(gateway.events().at(-1)).toBe('appswitch.start.browser');
    await advance(1);
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_CANCELED' });
  });

  test.each(['CREATED', 'SCANNED'])(
    'options: cancelOnReturnToBrowser rejects with VENMO_CANCELED while the status is %s',
    async (status) => {
      const { promise } = await start({ ...NEW, cancelOnReturnToBrowser: true });
      gateway.newest.status = status;
      await advance(500);
      becomeVisible();
      await advance(1_000);
      await expect(promise).rejects.toMatchObject({ code: 'VENMO_CANCELED', type: 'CUSTOMER' });
      expect([gateway.queries, gateway.updates]).toEqual([['context-1'], [{ id: 'context-1', status: 'CANCELED' }]]);
      expect(gateway.payments).toHaveLength(2);
      expect(gateway.events().at(-1)).toBe('process-results.payment-context-status-query-failed');
    },
  );

  test('options: cancelOnReturnToBrowser keeps a payment that the customer approved or that the fragment has a result of', async () => {
    const approved = await start({ ...NEW, cancelOnReturnToBrowser: true });
    gateway.newest.status = 'APPROVED';
    await advance(500);
    becomeVisible();
    await advance(1_000);
    await expect(approved.promise).resolves.toMatchObject({ nonce: 'nonce-of-context-1' });
    const reported = observe(instance.tokenize());
    await waitTurns();
    goTo(SUCCESS);
    await advance(500);
    expect(reported.state).toBe('pending');
    gateway.payments[1]!.status = 'APPROVED';
    await advance(250);
    await expect(reported.promise).resolves.toMatchObject({ nonce: 'nonce-of-context-2' });
    expect(gateway.updates).toEqual([]);
  });

  test('behavior: after the customer returns, the status is polled for at most five minutes, one request at a time', async () => {
    const { promise } = await start(NEW);
    await advance(500);
    for (let times = 0; times < 3; times += 1) becomeVisible();
    await advance(1_000);
    expect(gateway.queries).toHaveLength(1);
    await advance(1_000);
    becomeVisible();
    goTo('#venmoCancel=1');
    await advance(1_000);
    expect(gateway.mostOpen).toBe(1);
    expect(gateway.queries.length).toBeLessThan(11);
    await advance(300_000, 1_000);
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_MOBILE_POLLING_TOKENIZATION_TIMEOUT' });
    expect(gateway.events().at(-1)).toBe('process-results.payment-context-status-query-failed');
  });

  test.each<[string, Parameters<FakeVenmo['respondWith']>[1]]>([
    ['no response', 'drop'],
    ['a failure', { data: { node: { status: 'FAILED' } } }],
    ['no payment', { data: { node: null } }],
  ])('behavior: with %s from the gateway, the nonce of the fragment is used', async (_, response) => {
    gateway.respondWith('status', response);
    const { promise } = await start(NEW);
    goTo(SUCCESS);
    await expect(promise).resolves.toMatchObject({ nonce: 'from-hash', details: { username: '@joe' } });
    expect(gateway.queries).toHaveLength(1);
    expect(gateway.events().at(-1)).toBe('process-results.payment-context-status-query-failed');
  });

  test.each<[string, Parameters<FakeVenmo['respondWith']>[1], string]>([
    ['no response', 'drop', 'NETWORK_ERROR'],
    ['a failure', { data: { node: { status: 'FAILED' } } }, 'FAILED'],
  ])('behavior: with %s and no nonce in the fragment, tokenize rejects', async (_, response, code) => {
    gateway.respondWith('status', response);
    const { promise } = await start(NEW);
    goTo('#venmoSuccess=1');
    await expect(promise).rejects.toMatchObject({ code: `${POLLING}_${code}` });
  });

  test.each(['#venmoSuccess=1', '#venmoSuccess=1&paymentMethodNonce', '#venmoSuccess=1&payment_method_nonce='])(
    'rejects with VENMO_APP_FAILED when the app reports success without a nonce: %s',
    async (fragment) => {
      const { promise } = await start();
      goTo(fragment);
      await expect(promise).rejects.toMatchObject({ code: 'VENMO_APP_FAILED', type: 'UNKNOWN' });
      expect(gateway.events().at(-1)).toBe('appswitch.handle.error');
    },
  );

  test.each(['CANCELED', 'EXPIRED'])('behavior: the status %s takes precedence over the fragment', async (status) => {
    const { promise } = await start(NEW);
    gateway.newest.status = status;
    goTo(SUCCESS);
    await expect(promise).rejects.toMatchObject({ code: `${POLLING}_${status}` });
  });

  test('options: ignoreHistoryChanges leaves the fragment in the URL', async () => {
    history.replaceState(null, '', '#foo');
    const { promise } = await start({ ignoreHistoryChanges: true });
    goTo(SUCCESS);
    await promise;
    expect(location.hash).toBe(SUCCESS);
  });

  test('behavior: no history entry is added, and the state of the entry is kept', async () => {
    const { promise } = await start();
    const before = history.length;
    goTo(SUCCESS);
    history.replaceState({ mine: 1 }, '', location.href);
    await promise;
    expect([history.length, history.state]).toEqual([before, { mine: 1 }]);
  });

  test.each<[string, string, string]>([
    [SUCCESS, 'APPROVED', 'popup-bridge:venmo:succeeded'],
    ['#venmoCancel=1', 'CANCELED', 'popup-bridge:venmo:canceled'],
    ['#venmoError=1', 'FAILED', 'popup-bridge:venmo:failed'],
  ])('behavior: the popup bridge event for %s is sent', async (hash, status, event) => {
    Object.assign(window, { popupBridge: { open() {} } });
    for (const options of [{}, NEW]) {
      instance = await create(options);
      const { promise } = observe(instance.tokenize());
      if (options === NEW) gateway.newest.status = status;
      goTo(hash);
      await promise.catch(() => {});
      expect(gateway.events().at(-1)).toBe(event);
      await instance.teardown();
    }
    instance = await create();
  });

  test('behavior: after teardown, events of the page are ignored', async () => {
    const { promise } = await start();
    await instance.teardown();
    await expect(promise).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN' });
    goTo(SUCCESS);
    becomeVisible();
    await advance(2_000);
    expect([location.hash, gateway.events().at(-1)]).toEqual([SUCCESS, 'appswitch.start.browser']);
    instance = await create();
  });
});

/** Has the customer leave for the app from a page that is then unloaded. Returns the id of the payment context. */
async function leave(options: VenmoCreateOptions = NEW): Promise<string> {
  const page = await create(options);
  page.appSwitch(await page.getUrl());
  jest.clearAllTimers();
  return gateway.newest?.id;
}
/** Opens a page whose URL has the result of a payment. */
async function openReturnPage(url: string, options: VenmoCreateOptions = NEW): Promise<void> {
  history.replaceState(null, '', url);
  instance = await create(options);
}
/** Adds a payment that was not created by this page. */
function addPayment(id: string, status = 'APPROVED'): void {
  gateway.payments.push({ id, legacy: false, input: {}, status, userName: 'ann', payerInfo: null });
}
const startedInThisTab = true;

describe('a page that the customer returned to', () => {
  afterEach(() => sessionStorage.clear());

  test('default', async () => {
    history.replaceState(null, '', `/?cart=1&resource_id=returned${SUCCESS}`);
    gateway.payments.push({ id: 'returned', legacy: false, input: {}, status: 'APPROVED', userName: 'ann', payerInfo: null });
    instance = await create(NEW);
    expect([gateway.payments.length, instance.hasTokenizationResult()]).toEqual([1, true]);
    await expect(instance.tokenize()).resolves.toMatchObject({
      nonce: 'nonce-of-returned',
      details: { username: '@ann', paymentContextId: 'returned' },
    });
    expect([opened, location.href]).toEqual([[], `${location.origin}/?cart=1&resource_id=returned`]);
    expect(gateway.events()).toEqual([
      'desktop-flow.configured.false',
      'appswitch.return-in-new-tab',
      'initialized',
      'tokenize.manual-return.status-change.approved',
      'appswitch.handle.payment-context-status-query.success',
    ]);
    expect(instance.hasTokenizationResult()).toBe(false);
    await expect(instance.getUrl()).resolves.toContain('resource_id=context-2');
  });

  test('behavior: no payment context is created in advance, and the URL of the app names none', async () => {
    history.replaceState(null, '', `/${SUCCESS}`);
    instance = await create(NEW);
    expect([new URL(await instance.getUrl()).searchParams.has('resource_id'), gateway.payments]).toEqual([false, []]);
  });

  test('behavior: the id may be in the fragment only', async () => {
    history.replaceState(null, '', `/${SUCCESS}&resource_id=returned`);
    gateway.payments.push({ id: 'returned', legacy: false, input: {}, status: 'APPROVED', userName: 'ann', payerInfo: null });
    instance = await create(NEW);
    await expect(instance.tokenize()).resolves.toMatchObject({ nonce: 'nonce-of-returned' });
  });

  test('behavior: the payment that was started in this tab is known, wherever the URL names it', async () => {
    const id = await leave();
    gateway.newest.status = 'APPROVED';
    for (const url of [`/?resource_id=${id}${SUCCESS}`, `/${SUCCESS}&resource_id=${id}`, `/${SUCCESS}`]) {
      await openReturnPage(url);
      expect([instance.hasTokenizationResult({ startedInThisTab }), gateway.payments.length]).toEqual([true, 1]);
      if (url.includes(id)) await expect(instance.getUrl()).resolves.toContain(`resource_id=${id}`);
    }
    await expect(instance.tokenize()).resolves.toMatchObject({ nonce: `nonce-of-${id}` });
    expect(sessionStorage).toHaveLength(0);
  });

  test('behavior: after a link that was opened a second time, the payment is not known anymore', async () => {
    const url = `/?resource_id=${await leave()}${SUCCESS}`;
    gateway.newest.status = 'APPROVED';
    await openReturnPage(url);
    await instance.tokenize();
    await instance.teardown();
    await openReturnPage(url);
    expect([instance.hasTokenizationResult(), instance.hasTokenizationResult({ startedInThisTab })]).toEqual([true, false]);
  });

  test('behavior: after a page that was opened without a result, the payment is not known anymore', async () => {
    const id = await leave();
    await create(NEW);
    jest.clearAllTimers();
    await openReturnPage(`/?resource_id=${id}${SUCCESS}`);
    expect(instance.hasTokenizationResult({ startedInThisTab })).toBe(false);
  });

  test.each<[string, string]>([
    ['names no payment context', ''],
    ['names a payment context that does not exist', '&resource_id=invented'],
    ['names a payment context of somebody else that has failed', '&resource_id=foreign'],
  ])('rejects the nonce of a link that %s', async (_, parameters) => {
    addPayment('foreign', 'FAILED');
    await openReturnPage(`/${SUCCESS}${parameters}`);
    expect([instance.hasTokenizationResult(), instance.hasTokenizationResult({ startedInThisTab })]).toEqual([true, false]);
    const code = parameters.includes('foreign') ? 'FAILED' : 'NETWORK_ERROR';
    await expect(instance.tokenize()).rejects.toMatchObject({ code: `${POLLING}_${code}` });
  });

  test('rejects the nonce of a link that names no payment context while the customer is in the app', async () => {
    const id = await leave();
    gateway.newest.status = 'FAILED';
    await openReturnPage(`/${SUCCESS}`);
    await expect(instance.tokenize()).rejects.toMatchObject({ code: `${POLLING}_FAILED` });
    expect(gateway.queries).toEqual([id]);
  });

  test('behavior: a payment context of somebody else is not one of this tab, and the app is not opened with it', async () => {
    await leave();
    addPayment('foreign');
    await openReturnPage(`/?resource_id=foreign${SUCCESS}`);
    expect(instance.hasTokenizationResult({ startedInThisTab })).toBe(false);
    await expect(instance.getUrl()).resolves.not.toContain('checkout?resource_id=');
    history.replaceState(null, '', '/?resource_id=foreign'); // a router removes the fragment
    observe(instance.tokenize());
    await waitTurns();
    expect(opened.at(-1)).toContain(`resource_id=${gateway.newest.id}`);
    expect(gateway.newest.id).not.toBe('foreign');
  });

  test('behavior: with a failure of the gateway, the nonce of a URL that names the payment of this tab is used', async () => {
    const id = await leave();
    gateway.respondWith('status', 'drop');
    await openReturnPage(`/?resource_id=${id}${SUCCESS}`);
    await expect(instance.tokenize()).resolves.toMatchObject({ nonce: 'from-hash', details: { username: '@joe' } });
  });

  test('behavior: without a payment context, no payment is known, and tokenize resolves with the result of the fragment', async () => {
    await leave({});
    await openReturnPage(`/${SUCCESS}`, {});
    expect(instance.hasTokenizationResult({ startedInThisTab })).toBe(false);
    await expect(instance.tokenize()).resolves.toMatchObject({ nonce: 'from-hash' });
  });

  test('behavior: without storage, no payment is known', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await openReturnPage(`/?resource_id=${await leave()}${SUCCESS}`);
    expect(instance.hasTokenizationResult({ startedInThisTab })).toBe(false);
  });

  test.each(['#/checkout', ''])('behavior: the page gets the fragment %j back with which it was left', async (fragment) => {
    history.replaceState(null, '', `/${fragment}`);
    const id = await leave();
    gateway.newest.status = 'APPROVED';
    await openReturnPage(`/?resource_id=${id}${SUCCESS}`);
    await instance.tokenize();
    expect([location.hash, location.search]).toEqual([fragment, `?resource_id=${id}`]);
  });

  test('behavior: a page of another return URL does not get the fragment of the page that was left', async () => {
    history.replaceState(null, '', '/#/checkout');
    const id = await leave({ ...NEW, deepLinkReturnUrl: '/done' });
    gateway.newest.status = 'APPROVED';
    await openReturnPage(`/done?resource_id=${id}${SUCCESS}`);
    await instance.tokenize();
    expect(location.hash).toBe('');
  });

  test('behavior: an id that remains in the query is not used for the next payment', async () => {
    history.replaceState(null, '', '/?resource_id=stale');
    const { promise } = await start(NEW);
    expect(opened[0]).toContain('resource_id=context-1');
    gateway.newest.status = 'APPROVED';
    goTo(SUCCESS);
    await expect(promise).resolves.toMatchObject({ nonce: 'nonce-of-context-1' });
  });

  test('behavior: on a computer, the result is used instead of a QR code', async () => {
    setUserAgent('Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0');
    history.replaceState(null, '', `/${SUCCESS}`);
    instance = await create({ allowDesktop: true });
    expect(document.querySelector('#venmo-desktop-iframe')).toBeNull();
    await expect(instance.tokenize()).resolves.toMatchObject({ nonce: 'from-hash' });
  });

  test('behavior: an abort ends the call without ending the payment', async () => {
    history.replaceState(null, '', `/${SUCCESS}&resource_id=returned`);
    gateway.respondWith('status', 'hang');
    instance = await create(NEW);
    const controller = new AbortController();
    const { promise } = observe(instance.tokenize({ signal: controller.signal }));
    controller.abort('why');
    await expect(promise).rejects.toBe('why');
    expect(gateway.updates).toEqual([]);
  });
});

describe('processHashChangeFlowResults', () => {
  const read = async (hash: string): Promise<unknown> => {
    instance = await create();
    return instance.processHashChangeFlowResults(hash);
  };

  test("default: the page's own fragment", async () => {
    instance = await create();
    history.replaceState(null, '', SUCCESS);
    await expect(instance.processHashChangeFlowResults()).resolves.toEqual({
      venmoSuccess: '1',
      paymentMethodNonce: 'from-hash',
      username: '@joe',
    });
    expect(location.hash).toBe('');
  });

  test.each<[string, object]>([
    ['/venmoSuccess=1&paym!entMethodNonce/=abc&userna@#me=keanu', { venmoSuccess: '1', paymentMethodNonce: 'abc', username: 'keanu' }],
    ['venmo_success=1&PAYMENT_method_NONCE=abc', { venmoSuccess: '1', paymentMethodNonce: 'abc' }],
    ['venmoSuccess=1&resource_id=r', { venmoSuccess: '1', resourceId: 'r', id: 'r' }],
    ['venmoSuccess&a=1&a=2', { venmoSuccess: 'undefined', a: '2' }],
    ['venmoSuccess=1&nonce=a=b==', { venmoSuccess: '1', nonce: 'a=b==' }],
    ['venmoSuccess=1&a=%E0%A4%A', { venmoSuccess: '1', a: '%E0%A4%A' }],
    ['venmoSuccess=1&__proto__=x', { venmoSuccess: '1', _proto_: 'x' }],
  ])('behavior: %s', async (hash, expected) => {
    await expect(read(hash)).resolves.toEqual(expected);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test("behavior: a fragment in the argument takes precedence over the page's", async () => {
    history.replaceState(null, '', '#venmoCancel=1');
    await expect(read('venmoSuccess=1')).resolves.toEqual({ venmoSuccess: '1' });
    expect(location.hash).toBe('');
  });

  test('behavior: no payment context is created for it', async () => {
    instance = await create(NEW);
    gateway.newest.status = 'APPROVED';
    await expect(instance.processHashChangeFlowResults(SUCCESS)).resolves.toMatchObject({ paymentMethodNonce: 'nonce-of-context-1' });
    expect(gateway.payments).toHaveLength(1);
  });
});

describe('hasTokenizationResult', () => {
  test.each([
    ['#venmoSuccess=1', true],
    ['#venmoError=1', true],
    ['#venmoCancel=1', true],
    ['#venmoCancel=', true],
    ['#venmoSuccess=', false],
    ['#other=1', false],
    ['?venmoSuccess=1', false],
    ['', false],
    ['#%', false],
    ['#/checkout', false],
    ['#/checkout#venmoSuccess=', false],
    ['#/checkout#venmoSuccess=1', true],
    ['#/checkout?venmoCancel=1', true],
    ['#!/checkout?step=2#venmoError=1&errorCode=1', true],
    ['#/checkout%23venmoSuccess=1&paymentMethodNonce=a', true],
    ['#%2Fcheckout%23venmoSuccess%3D1%26paymentMethodNonce%3Da', true],
    ['#venmoSuccess%3D1%26paymentMethodNonce%3Da', true],
    ['#/checkout?note=venmoSuccess', false],
    ['#/venmoSuccesses', false],
  ])('behavior: %s', async (urlEnd, expected) => {
    history.replaceState(null, '', `/${urlEnd}`);
    instance = await venmo.create({ authorization: freshKey() });
    expect(instance.hasTokenizationResult()).toBe(expected);
  });
});
