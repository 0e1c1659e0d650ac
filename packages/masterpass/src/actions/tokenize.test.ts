import { client } from '@tender/client';
import { responsesWithoutNonce, createLateClient, expectRejectionForEach, freshKey, openNetwork, until } from '@tender/client/testing';
import fc from 'fast-check';
import { frameServiceErrors } from '@tender/frame-service';
import { tokenizeOptions } from '../schemas';
import { APPROVED, CARD, CARDS, CONFIGURATION, OPTIONS, REQUEST, requested, setUp, tokenized, type Page } from '../fixtures/set-up';
import { assertTokenizeOptions } from '../guards';
import type { MasterpassTokenizeOptions } from '../index';

const PAGES = 'https://assets.braintreegateway.com/web/3.118.2/html';
const QUERY = `environment=sandbox&requestToken=request&callbackUrl=${PAGES}/redirect-frame.min.html&merchantCheckoutId=checkout&allowedCardTypes=visa,master&version=v6`;
const bridgeWindow = window as { popupBridge?: unknown };
const fakeClock = (): unknown => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
const caught = (pending: Promise<unknown>): Promise<unknown> => pending.catch((error: unknown) => error);

/** Calls `tokenize` and waits until the popup shows Masterpass. */
async function startTokenize(page: Page, options: MasterpassTokenizeOptions = OPTIONS): Promise<{ result: Promise<unknown>; url: string }> {
  const popup = page.popups.length;
  const result = caught(page.instance.tokenize(options));
  await until(() => page.popups[popup]?.visited.length);
  return { result, url: String(page.popups[popup]?.visited[0]) };
}

afterEach(() => {
  jest.useRealTimers();
  delete bridgeWindow.popupBridge;
});

describe('in a popup', () => {
  test('default', async () => {
    const page = await setUp();
    const pending = page.instance.tokenize(OPTIONS);
    const [popup] = page.popups;
    expect(popup).toMatchObject({
      url: `${PAGES}/masterpass-landing-frame.min.html`,
      name: `braintreemasterpasslanding_${page.dispatch.serviceId}`,
    });
    expect(popup?.features).toMatch(/^resizable,scrollbars,height=660,width=450,top=-?[\d.]+,left=-?[\d.]+$/);
    await until(() => popup?.visited.length);
    expect(page.network.to(REQUEST)[0]?.body).toMatchObject({
      requestToken: {
        originUrl: 'http://shop.localhost',
        subtotal: '10.00',
        currencyCode: 'USD',
        callbackUrl: `${PAGES}/redirect-frame.min.html`,
      },
    });
    expect(popup?.visited).toEqual([`${PAGES}/masterpass-loading-frame.min.html?${QUERY}`]);
    page.dispatch.report(null, APPROVED);
    await expect(pending).resolves.toEqual(CARD);
    expect(popup?.closed).toBe(true);
    expect(page.network.to(CARDS)[0]?.body).toMatchObject({
      masterpassCard: { checkoutResourceUrl: APPROVED.checkout_resource_url, requestToken: 'granted', verifierToken: 'verifier' },
    });
    expect(page.events()).toEqual(['tokenization.success']);
  });

  test('options: debug loads the unminified pages', async () => {
    const page = await setUp({ debug: true });
    const { url } = await startTokenize(page);
    expect(page.popups[0]?.url).toMatch('/masterpass-landing-frame.html');
    expect(url).toMatch(/masterpass-loading-frame\.html\?.*redirect-frame\.html&/);
    await page.instance.teardown();
  });

  test('options: config replaces parameters in place or adds them, without functions', async () => {
    const page = await setUp();
    const config = { version: 'v7', successCallback() {}, suppressShippingAddress: true, requestToken: 'a&b=c#d?e%f g', 'x&y': null };
    const { url } = await startTokenize(page, { ...OPTIONS, config });
    expect(url).toBe(
      `${PAGES}/masterpass-loading-frame.min.html?${QUERY}`
        .replace('requestToken=request', 'requestToken=a%26b%3Dc%23d%3Fe%25f%20g')
        .replace('v6', 'v7&suppressShippingAddress=true&x%26y=null'),
    );
    await page.instance.teardown();
  });

  test('options: frameOptions', async () => {
    const page = await setUp();
    await startTokenize(page, { ...OPTIONS, frameOptions: { width: 300, top: 0, left: 5 } });
    expect(page.popups[0]?.features).toBe('resizable,scrollbars,height=660,width=300,top=0,left=5');
    await page.instance.teardown();
  });

  test.each([undefined, null, {}, { subtotal: 1 }, { currencyCode: 'USD' }, Object.create(OPTIONS) as object])(
    'error: MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION for %j',
    async (options) => {
      const page = await setUp();
      await expect(page.instance.tokenize(options as MasterpassTokenizeOptions)).rejects.toMatchObject({
        code: 'MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION',
        type: 'MERCHANT',
      });
      expect([page.popups, page.network.to(REQUEST), page.events()]).toEqual([[], [], []]);
    },
  );

  test('error: MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS, after the options are checked and until the call ends', async () => {
    const page = await setUp();
    page.network.reply(CARDS, 'hang');
    const controller = new AbortController();
    const pending = page.instance.tokenize({ ...OPTIONS, signal: controller.signal });
    const second = { code: 'MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS', type: 'MERCHANT' };
    await expect(page.instance.tokenize(OPTIONS)).rejects.toMatchObject(second);
    await expect(page.instance.tokenize({ subtotal: 1 } as never)).rejects.toMatchObject({ code: /MISSING/ });
    await until(() => page.popups[0]?.visited.length);
    page.dispatch.report(null, APPROVED);
    await until(() => page.network.to(CARDS).length);
    await expect(page.instance.tokenize(OPTIONS)).rejects.toMatchObject(second);
    controller.abort('why');
    await expect(pending).rejects.toBe('why');
    page.network.reply(CARDS, tokenized);
    const next = await startTokenize(page);
    page.dispatch.report(null, APPROVED);
    expect(await next.result).toEqual(CARD);
    expect(page.popups).toHaveLength(2);
    expect(page.events()).toEqual(['tokenization.success']);
  });

  test('error: MASTERPASS_POPUP_OPEN_FAILED', async () => {
    const page = await setUp({}, { blocked: true });
    await expect(page.instance.tokenize(OPTIONS)).rejects.toMatchObject({
      code: 'MASTERPASS_POPUP_OPEN_FAILED',
      type: 'MERCHANT',
      details: { originalError: { code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' } },
    });
    expect(page.events()).toEqual(['tokenization.failed.to-open']);
    expect(page.network.to(REQUEST)).toHaveLength(1);
  });

  test('error: MASTERPASS_POPUP_CLOSED when the customer closes the popup during the request', async () => {
    fakeClock();
    const page = await setUp();
    page.network.reply(REQUEST, 'hang');
    const pending = caught(page.instance.tokenize(OPTIONS));
    await until(() => page.network.to(REQUEST).length);
    Object.assign(page.popups[0] ?? {}, { closed: true });
    await jest.advanceTimersByTimeAsync(300);
    expect(await pending).toMatchObject({ code: 'MASTERPASS_POPUP_CLOSED', type: 'CUSTOMER', details: undefined });
    expect(page.network.to(REQUEST)[0]?.signal?.aborted).toBe(true);
    await until(() => page.events().length);
    expect(page.events()).toEqual(['tokenization.closed.by-user']);
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([{}, { mpstatus: 'cancel' }, { mpstatus: 'failure' }, { ...APPROVED, mpstatus: 'Success' }])(
    'error: MASTERPASS_POPUP_CLOSED for %j',
    async (parameters) => {
      const page = await setUp();
      const { result } = await startTokenize(page);
      page.dispatch.report(null, parameters);
      expect(await result).toMatchObject({ code: 'MASTERPASS_POPUP_CLOSED' });
      expect(page.events()).toEqual(['tokenization.closed.by-user']);
      expect(page.network.to(CARDS)).toEqual([]);
    },
  );

  test.each(
    ['oauth_token', 'oauth_verifier', 'checkout_resource_url'].flatMap((name) => [null, undefined, 'null'].map((value) => [name, value])),
  )('error: MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS for %s %s', async (name, value) => {
    const page = await setUp();
    const { result } = await startTokenize(page);
    page.dispatch.report(null, { ...APPROVED, [String(name)]: value });
    expect(await result).toMatchObject({ code: 'MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS', type: 'MERCHANT' });
    expect(page.events()).toEqual(['tokenization.closed.missing-payload']);
  });

  test('error: MASTERPASS_FLOW_FAILED for another error of the popup', async () => {
    const page = await setUp();
    const { result } = await startTokenize(page);
    page.dispatch.report({ message: 'unexpected' }, {});
    expect(await result).toMatchObject({
      code: 'MASTERPASS_FLOW_FAILED',
      type: 'NETWORK',
      details: { originalError: { message: 'unexpected' } },
    });
    expect(page.events()).toEqual(['tokenization.failed']);
  });

  test('error: MASTERPASS_POPUP_CLOSED for a popup that reports its own closing', async () => {
    const page = await setUp();
    const { result } = await startTokenize(page);
    page.dispatch.report({ ...frameServiceErrors.FRAME_SERVICE_FRAME_CLOSED() }, APPROVED);
    expect(await result).toMatchObject({ code: 'MASTERPASS_POPUP_CLOSED' });
  });

  test('error: MASTERPASS_INVALID_PAYMENT_OPTION, after which another call succeeds', async () => {
    fakeClock();
    const page = await setUp();
    page.network.reply(REQUEST, { status: 422, body: {} }, requested);
    await expect(page.instance.tokenize(OPTIONS)).rejects.toMatchObject({
      code: 'MASTERPASS_INVALID_PAYMENT_OPTION',
      type: 'MERCHANT',
      details: { originalError: { code: 'CLIENT_REQUEST_ERROR', details: { httpStatus: 422 } } },
    });
    expect(page.popups[0]?.closed).toBe(true);
    expect([jest.getTimerCount(), page.events()]).toEqual([0, []]);
    const { result } = await startTokenize(page);
    page.dispatch.report(null, APPROVED);
    expect(await result).toEqual(CARD);
  });

  test.each([
    [400, 'CLIENT_REQUEST_ERROR'],
    [403, 'CLIENT_AUTHORIZATION_INSUFFICIENT'],
    [500, 'CLIENT_GATEWAY_NETWORK'],
  ])('behavior: status %s of either request rejects with the error of the client', async (status, code) => {
    const page = await setUp();
    page.network.reply(REQUEST, { status, body: {} }, requested);
    await expect(page.instance.tokenize(OPTIONS)).rejects.toMatchObject({ code });
    expect(page.popups[0]?.closed).toBe(true);
    page.network.reply(CARDS, { status, body: {} });
    const { result } = await startTokenize(page);
    page.dispatch.report(null, APPROVED);
    expect(await result).toMatchObject({ code });
    expect(page.events()).toEqual(['tokenization.failed']);
  });

  test.each([{}, { requestToken: 5 }, []])('error: MASTERPASS_FLOW_FAILED for the response %j', async (body) => {
    const page = await setUp();
    page.network.reply(REQUEST, { body });
    await expect(page.instance.tokenize(OPTIONS)).rejects.toMatchObject({
      code: 'MASTERPASS_FLOW_FAILED',
      details: { originalError: { name: 'TypeError' } },
    });
    expect(page.popups[0]?.closed).toBe(true);
  });

  test.each([{}, { masterpassCards: [] }, { masterpassCards: [null] }, { masterpassCards: {} }])(
    'error: MASTERPASS_ACCOUNT_TOKENIZATION_FAILED for the response %j',
    async (body) => {
      const page = await setUp();
      page.network.reply(CARDS, { body });
      const { result } = await startTokenize(page);
      page.dispatch.report(null, APPROVED);
      expect(await result).toMatchObject({
        code: 'MASTERPASS_ACCOUNT_TOKENIZATION_FAILED',
        type: 'NETWORK',
        details: { originalError: { name: 'TypeError' } },
      });
      expect(page.events()).toEqual(['tokenization.failed']);
    },
  );

  test('rejects with MASTERPASS_ACCOUNT_TOKENIZATION_FAILED for every response without a nonce', async () => {
    const page = await setUp();
    const responses = responsesWithoutNonce({ masterpassCards: [CARD] }, ['masterpassCards', 0, 'nonce']);
    await expectRejectionForEach(responses, 'MASTERPASS_ACCOUNT_TOKENIZATION_FAILED', async (body) => {
      page.network.reply(CARDS, { body });
      const popup = page.popups.length;
      const pending = page.instance.tokenize(OPTIONS);
      pending.catch(() => {});
      await until(() => page.popups[popup]?.visited.length);
      page.dispatch.report(null, APPROVED);
      return pending;
    });
  });

  test('error: MASTERPASS_FLOW_FAILED for a config that a URL cannot represent', async () => {
    const page = await setUp();
    const config = { unprintable: Object.create(null) as object };
    await expect(page.instance.tokenize({ ...OPTIONS, config })).rejects.toMatchObject({ code: 'MASTERPASS_FLOW_FAILED' });
    expect(page.popups[0]?.closed).toBe(true);
  });
});

test('reports no success when a client that ignores signals responds after the call was aborted', async () => {
  Object.assign(openNetwork().configuration, CONFIGURATION);
  const late = createLateClient(await client.create({ authorization: freshKey() }), 'payment_methods/masterpass_cards');
  const page = await setUp({ client: late.client });
  const controller = new AbortController();
  const { result } = await startTokenize(page, { ...OPTIONS, signal: controller.signal } as MasterpassTokenizeOptions);
  page.dispatch.report(null, APPROVED);
  await late.requested;
  controller.abort('why');
  await late.answer({ masterpassCards: [CARD] });
  expect(await result).toBe('why');
  expect(page.events()).toEqual([]);
});

describe('under a popup bridge', () => {
  const open = jest.fn();
  const bridge: { open: jest.Mock; getReturnUrlPrefix?: () => string; onComplete?: (error: unknown, payload: unknown) => void } = { open };

  async function startBridgedTokenize(): Promise<{ page: Page; result: Promise<unknown> }> {
    bridgeWindow.popupBridge = bridge;
    const page = await setUp();
    const result = caught(page.instance.tokenize(OPTIONS));
    await until(() => open.mock.calls.length);
    return { page, result };
  }

  test('default', async () => {
    bridge.getReturnUrlPrefix = () => 'shop.app://bridge?x=';
    const { page, result } = await startBridgedTokenize();
    delete bridge.getReturnUrlPrefix;
    expect(page.popups).toEqual([]);
    expect(page.network.to(REQUEST)[0]?.body).toMatchObject({ requestToken: { callbackUrl: 'shop.app://bridge?x=return' } });
    expect(open.mock.calls[0]).toEqual([expect.stringContaining('&callbackUrl=shop.app://bridge%3Fx%3Dreturn&')]);
    bridge.onComplete?.(null, { path: '/return', queryItems: APPROVED });
    expect(await result).toEqual(CARD);
    expect(page.events()).toEqual(['tokenization.success-popupbridge']);
  });

  test.each<[string, unknown, unknown, string]>([
    ['MASTERPASS_POPUP_CLOSED', new Error('native'), null, 'tokenization.closed-popupbridge.by-user'],
    ['MASTERPASS_POPUP_CLOSED', null, null, 'tokenization.closed-popupbridge.by-user'],
    ['MASTERPASS_POPUP_CLOSED', null, { queryItems: { mpstatus: 'cancel' } }, 'tokenization.closed.by-user'],
    ['MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS', null, { queryItems: { mpstatus: 'success' } }, 'tokenization.closed.missing-payload'],
    ['MASTERPASS_FLOW_FAILED', null, { path: '/return' }, 'tokenization.failed-popupbridge'],
  ])('error: %s for %j, %j', async (code, error, payload, event) => {
    const { page, result } = await startBridgedTokenize();
    bridge.onComplete?.(error, payload);
    expect(await result).toMatchObject({ code });
    expect(page.events()).toEqual([event]);
    expect(page.network.to(CARDS)).toEqual([]);
  });

  test("behavior: rejects with the client's error when the card request fails", async () => {
    const { page, result } = await startBridgedTokenize();
    page.network.reply(CARDS, { status: 422, body: {} });
    bridge.onComplete?.(null, { queryItems: APPROVED });
    expect(await result).toMatchObject({ code: 'CLIENT_REQUEST_ERROR' });
    expect(page.events()).toEqual(['tokenization.failed-popupbridge']);
  });
});

test('behavior: the assertion and the schema accept the same options', () => {
  const optionsArbitrary = fc.record({ subtotal: fc.constantFrom('1', 2), currencyCode: fc.string() }, { requiredKeys: [] });
  fc.assert(
    fc.property(optionsArbitrary, (options) => {
      const passes = (): boolean => {
        try {
          assertTokenizeOptions(options);
          return true;
        } catch {
          return false;
        }
      };
      expect(tokenizeOptions.safeParse(options).success).toBe(passes());
    }),
  );
});
