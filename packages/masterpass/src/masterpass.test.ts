import { describeComponent, freshKey, openNetwork, until } from '@tender/client/testing';
import { fakePopups } from '@tender/frame-service/testing';
import { masterpass } from './index';
import { CONFIGURATION, readEvents, loadDispatchFrame, OPTIONS, REQUEST, setUp } from './fixtures/set-up';

const bridgeWindow = window as { popupBridge?: unknown };
const OLD_IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 9_0 like Mac OS X) AppleWebKit/601.1 (KHTML, like Gecko) FxiOS/5.3 Safari/601.1';
const browseWith = (agent: string): void => void jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);

beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  delete bridgeWindow.popupBridge;
  jest.useRealTimers();
});

describeComponent(masterpass, {
  name: 'Masterpass',
  configuration: CONFIGURATION,
  calls: { tokenize: [OPTIONS] },
  prepare: () => void fakePopups(),
  whileCreating: async () => void (await loadDispatchFrame()),
});

describe('isSupported', () => {
  test('default', () => {
    expect(masterpass.isSupported()).toBe(true);
    browseWith(OLD_IPHONE);
    expect(masterpass.isSupported()).toBe(false);
    bridgeWindow.popupBridge = { open() {} };
    expect(masterpass.isSupported()).toBe(true);
  });
});

describe('create', () => {
  test('behavior: a page whose URL has the parameters of an approval pays nothing by itself', async () => {
    history.replaceState(null, '', '?oauth_token=t&oauth_verifier=v&checkout_resource_url=https://masterpass.example&mpstatus=success');
    const { network } = await setUp();
    history.replaceState(null, '', '/');
    expect(network.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  test('default', async () => {
    const { instance, network, dispatch } = await setUp();
    expect(Object.keys(instance).sort()).toEqual(['teardown', 'tokenize']);
    expect(dispatch.iframe.src).toBe('https://assets.braintreegateway.com/web/3.118.2/html/dispatch-frame.min.html');
    expect(readEvents(network)).toEqual(['load.succeeded']);
  });

  test('error: MASTERPASS_BROWSER_NOT_SUPPORTED, before a client is created and after the options are checked', async () => {
    browseWith(OLD_IPHONE);
    const network = openNetwork();
    await expect(masterpass.create({ authorization: freshKey() })).rejects.toMatchObject({
      code: 'MASTERPASS_BROWSER_NOT_SUPPORTED',
      type: 'CUSTOMER',
    });
    await expect(masterpass.create({})).rejects.toMatchObject({ code: 'INSTANTIATION_OPTION_REQUIRED' });
    expect([network.requests, network.events()]).toEqual([[], []]);
  });

  test('behavior: accepts a popup bridge instead of popups', async () => {
    browseWith(OLD_IPHONE);
    bridgeWindow.popupBridge = { open() {} };
    await expect(setUp()).resolves.toBeDefined();
  });

  test.each([undefined, null, false, ''])('error: MASTERPASS_NOT_ENABLED for %p', async (branch) => {
    const network = openNetwork();
    Object.assign(network.configuration, { masterpass: branch });
    await expect(masterpass.create({ authorization: freshKey() })).rejects.toMatchObject({
      code: 'MASTERPASS_NOT_ENABLED',
      type: 'MERCHANT',
    });
    expect(readEvents(network)).toEqual([]);
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('behavior: reports a dispatch frame that is late, and still waits for it', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const network = openNetwork();
    Object.assign(network.configuration, { masterpass: {} });
    const creation = masterpass.create({ authorization: freshKey() });
    await until(() => document.querySelector('iframe'));
    jest.advanceTimersByTime(60_000);
    await until(() => readEvents(network).length);
    expect(readEvents(network)).toEqual(['load.timed-out']);
    await loadDispatchFrame();
    await expect(creation).resolves.toBeDefined();
  });

  test('error: MASTERPASS_FLOW_FAILED when the dispatch frame has not loaded after 120 s', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const network = openNetwork();
    Object.assign(network.configuration, { masterpass: {} });
    const creation = masterpass.create({ authorization: freshKey() });
    creation.catch(() => {});
    await until(() => document.querySelector('iframe'));
    jest.advanceTimersByTime(120_000);
    await expect(creation).rejects.toMatchObject({
      code: 'MASTERPASS_FLOW_FAILED',
      details: { originalError: { code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' } },
    });
    expect(document.querySelector('iframe')).toBeNull();
  });
});

test('behavior: teardown closes the popup, cancels the request and removes all elements', async () => {
  const { instance, popups, network, events } = await setUp();
  network.reply(REQUEST, 'hang');
  const pending = instance.tokenize(OPTIONS);
  await until(() => network.to(REQUEST).length);
  await instance.teardown();
  await expect(pending).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
  expect(popups[0]?.closed).toBe(true);
  expect(network.to(REQUEST)[0]?.signal?.aborted).toBe(true);
  expect(document.querySelector('iframe')).toBeNull();
  await until(() => events().length);
  expect(events()).toEqual(['teardown-completed']);
});
