import type { HostedFieldKey } from './constants';
import { hostedFields } from './hosted-fields';
import { STYLE_PROPERTIES } from './style-properties';
import { ASSETS, createScriptedFrames } from './fixtures/scripted-frames';
import {
  createFakeClient,
  createFakeConfiguration,
  createFieldOptions,
  addContainers,
  setUpPage,
  TOKENIZATION_KEY,
} from './fixtures/set-up-page';

const quiet = { analytics: false };

function mockFetch(body: unknown, status = 200): jest.SpyInstance {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(body), { status }));
}

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('default: resolves once every frame has reported, and configures only the first', async () => {
  addContainers('cvv', 'number');
  const frames = createScriptedFrames();
  const settled = jest.fn();
  const created = hostedFields.create({
    client: createFakeClient(),
    fields: createFieldOptions('cvv', 'number'),
    sessionId: 'mine',
    ...quiet,
  });
  created.then(settled, settled);
  await frames.waitFor('cvv', 'number');
  frames.report('number');
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  frames.report('cvv');
  const instance = await created;
  expect(frames.configured).toEqual([
    {
      key: 'cvv',
      configuration: { analytics: false, client: createFakeConfiguration(), sessionId: 'mine', fields: { cvv: {}, number: {} } },
    },
  ]);
  expect(typeof instance.tokenize).toBe('function');
});

test('default: the attributes of the frames, the elements around them, and their URL', async () => {
  const { instance, frames } = await setUpPage(['number'], {
    fields: { number: { container: '#number', iframeTitle: 'Your card' } },
  });
  const frame = frames.frame('number');
  expect(frame.src).toBe(`${ASSETS}/web/3.118.2/html/hosted-fields-frame.min.html#${instance._bus.channel}`);
  expect(instance._bus.channel).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(frame.getAttributeNames()).toEqual([
    'src',
    'frameborder',
    'allowtransparency',
    'scrolling',
    'type',
    'name',
    'title',
    'id',
    'style',
  ]);
  expect(frame).toMatchObject({ name: 'braintree-hosted-field-number', id: 'braintree-hosted-field-number', title: 'Your card' });
  expect(frame.getAttribute('type')).toBe('number');
  expect(frame.style).toMatchObject({ width: '100%', height: '100%', cssFloat: 'left' });
  expect([...(frame.parentElement?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['IFRAME', 'DIV']);
});

test('default: the instance can be written as JSON, with its channel', async () => {
  const { instance } = await setUpPage();
  expect(JSON.parse(JSON.stringify(instance))).toEqual({ _bus: { channel: instance._bus.channel } });
});

test('default: the title of a frame without iframeTitle', async () => {
  const { frames } = await setUpPage(['expirationDate'], {
    fields: { expirationDate: { container: '#expirationDate', internalLabel: 'Valid until' } },
  });
  expect(frames.frame('expirationDate').title).toBe('Secure Credit Card Frame - Expiration Date');
});

test('options: isDebug of the client loads the frames unminified', async () => {
  const client = createFakeClient();
  client.getConfiguration = () => ({ ...createFakeConfiguration(), isDebug: true });
  const { frames } = await setUpPage(['number'], { client });
  expect(frames.frame('number').src).toContain('/html/hosted-fields-frame.html#');
});

test('options: with only an authorization the frames start before the configuration is loaded', async () => {
  mockFetch(createFakeConfiguration().gatewayConfiguration);
  const { frames, events, instance } = await setUpPage(['number'], { client: undefined, authorization: TOKENIZATION_KEY });
  expect(frames.frame('number').src).toMatch(`${ASSETS}/web/3.118.2/html/hosted-fields-frame.min.html#`);
  expect(events).toContain('web.custom.hosted-fields.initialized.deferred-client');
  await expect(instance.getChallenges()).resolves.toEqual(['cvv', 'postal_code']);
});

test('options: isDebug next to an authorization applies to its client too', async () => {
  mockFetch(createFakeConfiguration().gatewayConfiguration);
  const authorization = `${TOKENIZATION_KEY}_debug`;
  const { frames } = await setUpPage(['number'], { client: undefined, authorization, isDebug: true });
  expect(frames.frame('number').src).toContain('hosted-fields-frame.html#');
  const received = new Promise((resolve) => frames.emit('number', 'READY_FOR_CLIENT', undefined, resolve));
  await expect(received).resolves.toMatchObject({ isDebug: true });
});

test('options: debug applies only to the client', async () => {
  mockFetch(createFakeConfiguration().gatewayConfiguration);
  const { frames } = await setUpPage(['number'], { client: undefined, authorization: `${TOKENIZATION_KEY}_frames`, debug: true });
  expect(frames.frame('number').src).toContain('hosted-fields-frame.min.html#');
});

test('behavior: the configuration holds the options without elements of the page, and resolved styles', async () => {
  const style = document.createElement('style');
  style.textContent = '.look { color: rgb(1, 2, 3); }';
  document.head.append(style);
  addContainers('number');
  const selector = document.getElementById('number') as HTMLElement & { fiber?: unknown };
  selector.fiber = selector;
  const styles = { input: '.look', '.valid': { color: 'green' } };
  const { frames } = await setUpPage(['number'], {
    styles,
    preventAutofill: true,
    fields: { number: { selector, placeholder: '4111', supportedCardBrands: { visa: false } } },
  });
  style.remove();
  const { configuration } = frames.configured[0] as (typeof frames.configured)[0];
  expect(configuration).toMatchObject({
    preventAutofill: true,
    styles: { input: { color: 'rgb(1, 2, 3)' }, '.valid': { color: 'green' } },
  });
  expect(configuration.fields).toEqual({ number: { placeholder: '4111', supportedCardBrands: { visa: false } } });
  expect(styles.input).toBe('.look');
  expect(document.querySelector('.look')).toBeNull();
});

test('behavior: a style named by a class has the properties that the frames accept, and no others', async () => {
  const style = document.createElement('style');
  style.textContent = '.look { color: rgb(1, 2, 3); position: fixed; margin-top: 4px; outline: none; left: 5px; max-width: 6px; }';
  document.head.append(style);
  const { frames, instance } = await setUpPage(['number'], { styles: { input: 'look' } });
  style.remove();
  const { input } = frames.configured[0]?.configuration.styles as { input: Record<string, string> };
  expect(input).toMatchObject({ color: 'rgb(1, 2, 3)', 'margin-top': '4px' });
  expect(Object.keys(input).filter((property) => !STYLE_PROPERTIES.includes(property))).toEqual([]);
  await instance.teardown();
});

test('behavior: the fields are created without a style whose class cannot be read', async () => {
  jest.spyOn(window, 'getComputedStyle').mockImplementation(() => {
    throw new Error('The page replaced it.');
  });
  const { frames, instance } = await setUpPage(['number'], { styles: { input: 'look' } });
  expect(frames.configured[0]?.configuration.styles).toEqual({ input: 'look' }); // frames ignore names
  expect(document.querySelector('.look')).toBeNull();
  await instance.teardown();
});

test('behavior: the orchestrator receives the configuration of the client', async () => {
  const { frames } = await setUpPage();
  const received = new Promise((resolve) => frames.emit('number', 'READY_FOR_CLIENT', undefined, resolve));
  await expect(received).resolves.toEqual(createFakeConfiguration());
});

test('behavior: messages go to the frames only, for their origin only', async () => {
  const { instance, frames } = await setUpPage();
  frames.frame('number');
  const own = jest.spyOn(window, 'postMessage');
  await instance.clear('cvv');
  expect(own).not.toHaveBeenCalled();
  expect(frames.posted.filter(({ event }) => event === 'CLEAR_FIELD')).toEqual([
    expect.objectContaining({ to: 'number', targetOrigin: ASSETS, data: { field: 'cvv' } }),
    expect.objectContaining({ to: 'cvv', targetOrigin: ASSETS, data: { field: 'cvv' } }),
  ]);
});

test.each([
  [
    'another origin',
    (frames: ReturnType<typeof createScriptedFrames>) => ({
      source: frames.frame('number').contentWindow,
      origin: 'https://attacker.example',
    }),
  ],
  ['another window', () => ({ source: window, origin: ASSETS })],
])('behavior: a message from %s is ignored', async (_, from) => {
  const { instance, frames } = await setUpPage();
  const onBin = jest.fn();
  instance.on('binAvailable', onBin);
  const data = `/*framebus*/${JSON.stringify({ event: `${instance._bus.channel}:hosted-fields:BIN_AVAILABLE`, eventData: '411111' })}`;
  window.dispatchEvent(new MessageEvent('message', { data, ...from(frames) }));
  expect(onBin).not.toHaveBeenCalled();
});

test('behavior: a frame cannot report for another', async () => {
  addContainers('number', 'cvv');
  const frames = createScriptedFrames();
  const settled = jest.fn();
  const controller = new AbortController();
  const options = { client: createFakeClient(), fields: createFieldOptions('number', 'cvv'), signal: controller.signal };
  hostedFields.create({ ...options, ...quiet }).then(settled, settled);
  await frames.waitFor('number', 'cvv');
  frames.emit('number', 'FRAME_READY', { field: 'number' }, () => {});
  frames.emit('number', 'FRAME_READY', { field: 'cvv' }, () => {});
  frames.emit('cvv', 'FRAME_READY', { field: 'cvv' }); // without a reply function
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  controller.abort();
});

test('behavior: analytics events of an instance, in order', async () => {
  const { events, frames, instance } = await setUpPage();
  frames.emit('number', 'CARD_FORM_ENTRY_HAS_BEGUN');
  await instance.teardown();
  expect(events).toEqual([
    'web.custom.hosted-fields.initialized',
    'web.hosted-fields.input.started',
    'web.custom.hosted-fields.teardown-completed',
  ]);
});

test('behavior: create accepts a callback instead of returning a promise', async () => {
  addContainers('number');
  const frames = createScriptedFrames();
  const instance = new Promise((resolve) => {
    hostedFields.create({ client: createFakeClient(), fields: createFieldOptions('number'), ...quiet }, (error, created) =>
      resolve(error ?? created),
    );
  });
  await frames.waitFor('number');
  frames.report('number');
  expect(await instance).toHaveProperty('tokenize');
});

test('behavior: create rejects and removes its elements when it is aborted', async () => {
  addContainers('number', 'cvv');
  const controller = new AbortController();
  const created = hostedFields.create({
    client: createFakeClient(),
    fields: createFieldOptions('number', 'cvv'),
    signal: controller.signal,
    ...quiet,
  });
  await createScriptedFrames().waitFor('number', 'cvv');
  const reason = new Error('Changed my mind');
  controller.abort(reason);
  await expect(created).rejects.toBe(reason);
  expect(document.body.querySelectorAll('div > *')).toHaveLength(0);
});

test('behavior: each frame is inserted in a task of its own, and none after an abort', async () => {
  addContainers('number', 'cvv');
  const resumes: (() => void)[] = [];
  const resume = async (): Promise<number> => {
    resumes.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
    return document.querySelectorAll('iframe').length;
  };
  Object.assign(globalThis, { scheduler: { yield: () => new Promise<void>((resolve) => resumes.push(resolve)) } });
  try {
    const controller = new AbortController();
    const options = { client: createFakeClient(), fields: createFieldOptions('number', 'cvv'), signal: controller.signal };
    const created = hostedFields.create({ ...options, ...quiet });
    expect(await resume()).toBe(1);
    controller.abort();
    await expect(created).rejects.toBe(controller.signal.reason);
    expect([await resume(), await resume()]).toEqual([0, 0]);
  } finally {
    delete (globalThis as { scheduler?: unknown }).scheduler;
  }
});

test('error: HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME for a container in which an instance of the same task is about to insert a frame', async () => {
  addContainers('number', 'cvv', 'postalCode');
  const resumes: (() => void)[] = [];
  Object.assign(globalThis, { scheduler: { yield: () => new Promise<void>((resolve) => resumes.push(resolve)) } });
  const controller = new AbortController();
  const options = { client: createFakeClient(), signal: controller.signal, ...quiet };
  const createOne = (container: string) => hostedFields.create({ ...options, fields: { number: { container } } });
  try {
    const kept = [hostedFields.create({ ...options, fields: createFieldOptions('number', 'cvv') }), createOne('#postalCode')];
    const refused = [createOne('#cvv'), createOne('#postalCode')];
    const settled = Promise.all(
      refused.map((created) => expect(created).rejects.toMatchObject({ code: 'HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME' })),
    );
    let isSettled = false;
    void settled.then(() => (isSettled = true));
    while (!isSettled) {
      resumes.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
    await settled;
    expect([...document.querySelectorAll('iframe')].map((frame) => frame.parentElement?.id)).toEqual(['number', 'cvv', 'postalCode']);
    controller.abort();
    for (const created of kept) await expect(created).rejects.toBe(controller.signal.reason);
  } finally {
    delete (globalThis as { scheduler?: unknown }).scheduler;
  }
});

test('behavior: all frames are set up again when one is reloaded', async () => {
  const { instance, frames } = await setUpPage();
  frames.emitInputEvent('validityChange', 'number', { number: { isEmpty: false, isValid: true }, cvv: {} });
  const onEmpty = jest.fn();
  instance.on('empty', onEmpty);
  const before = frames.frame('number').contentWindow;
  document.body.append(document.getElementById('cvv') as Element);
  frames.report('cvv');
  expect(onEmpty).toHaveBeenCalledWith(expect.objectContaining({ emittedBy: 'number' }));
  expect(instance.getState().fields.number).toMatchObject({ isEmpty: true, isValid: false });
  expect(document.getElementById('number')?.className).toBe('');
  expect(frames.frame('number').contentWindow).not.toBe(before);
  await instance.clear('number');
  expect(frames.readPosted('number', 'CLEAR_FIELD')).toEqual([]);
  frames.report('number');
  await Promise.resolve();
  expect(frames.configured.map(({ key }) => key)).toEqual(['number', 'number']);
  expect(frames.readPosted('number', 'CLEAR_FIELD')).toEqual([{ field: 'number' }]);
});

test('behavior: teardown removes everything that create added', async () => {
  const label = document.createElement('label');
  label.htmlFor = 'number';
  addContainers('number', 'cvv');
  document.body.append(label);
  const { instance, frames } = await setUpPage();
  frames.emitInputEvent('focus', 'number', { number: { isFocused: true, isPotentiallyValid: false }, cvv: {} });
  const listeners = jest.spyOn(window, 'removeEventListener');
  const focus = jest.spyOn(HTMLIFrameElement.prototype, 'focus');
  await instance.teardown();
  expect(listeners).toHaveBeenCalledWith('message', expect.any(Function));
  expect(document.body.querySelectorAll('iframe, div > div')).toHaveLength(0);
  expect(document.getElementById('number')?.className).toBe('');
  label.click();
  expect(focus).not.toHaveBeenCalled();
});

test('behavior: teardown after the merchant emptied the page', async () => {
  const { instance } = await setUpPage();
  document.body.replaceChildren();
  await expect(instance.teardown()).resolves.toBeUndefined();
});

test('error: INSTANTIATION_OPTION_REQUIRED', async () => {
  const noClient = hostedFields.create({ fields: createFieldOptions('number') });
  await expect(noClient).rejects.toMatchObject({
    code: 'INSTANTIATION_OPTION_REQUIRED',
    message: expect.stringContaining('options.client'),
  });
  for (const fields of [undefined, null, {}, 5]) {
    const created = hostedFields.create({ client: createFakeClient(), fields: fields as object, ...quiet });
    await expect(created).rejects.toMatchObject({
      code: 'INSTANTIATION_OPTION_REQUIRED',
      type: 'MERCHANT',
      message: 'options.fields is required when instantiating Hosted Fields.',
    });
  }
});

test('error: INCOMPATIBLE_VERSIONS', async () => {
  const created = hostedFields.create({ client: createFakeClient({}, '3.0.0'), fields: {}, ...quiet });
  await expect(created).rejects.toMatchObject({ code: 'INCOMPATIBLE_VERSIONS' });
});

test('error: HOSTED_FIELDS_TIMEOUT', async () => {
  jest.useFakeTimers();
  addContainers('number');
  const events: string[] = [];
  const created = hostedFields.create({
    client: createFakeClient(),
    fields: createFieldOptions('number'),
    analytics: false,
    onEvent: (event) => events.push(event),
  });
  const failed = expect(created).rejects.toMatchObject({
    code: 'HOSTED_FIELDS_TIMEOUT',
    type: 'UNKNOWN',
    message: 'Hosted Fields timed out when attempting to set up.',
  });
  await jest.advanceTimersByTimeAsync(59_999);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  await failed;
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
  expect(events).toEqual(['web.custom.hosted-fields.initialized', 'web.custom.hosted-fields.load.timed-out']);
  expect(jest.getTimerCount()).toBe(0);
});

test('error: CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN', async () => {
  addContainers('number');
  const client = createFakeClient({ assetsUrl: 'https://assets.attacker.example' });
  const created = hostedFields.create({ client, fields: createFieldOptions('number'), ...quiet });
  await expect(created).rejects.toMatchObject({ code: 'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN' });
  expect(document.querySelector('iframe')).toBeNull();
});

test('error: METHOD_CALLED_AFTER_TEARDOWN', async () => {
  const { instance } = await setUpPage();
  await instance.teardown();
  for (const [name, method] of Object.entries(instance)) {
    if (typeof method !== 'function') continue;
    expect(() => (method as () => unknown)()).toThrow(
      expect.objectContaining({ code: 'METHOD_CALLED_AFTER_TEARDOWN', message: `${name} cannot be called after teardown.` }),
    );
  }
});

describe('a client that cannot be created', () => {
  let respond: (status: number) => void;
  beforeEach(() => {
    const response = new Promise<Response>((resolve) => (respond = (status) => resolve(new Response('{}', { status }))));
    jest.spyOn(globalThis, 'fetch').mockReturnValue(response);
  });

  test.each([
    [401, 'CLIENT_AUTHORIZATION_INVALID'],
    [403, 'CLIENT_AUTHORIZATION_INSUFFICIENT'],
    [404, 'CLIENT_GATEWAY_NETWORK'],
  ])('error: status %i before the frames have loaded rejects create with %s, and leaves nothing on the page', async (status, code) => {
    addContainers('number');
    const authorization = `${TOKENIZATION_KEY}_early_${status}`;
    const created = hostedFields.create({ authorization, fields: createFieldOptions('number'), ...quiet });
    await createScriptedFrames().waitFor('number');
    respond(status);
    await expect(created).rejects.toMatchObject({ code });
    expect(document.getElementById('number')?.childElementCount).toBe(0);
  });

  test('behavior: after the frames have loaded, the methods that need the client reject', async () => {
    const { instance } = await setUpPage(['number'], { client: undefined, authorization: `${TOKENIZATION_KEY}_late` });
    respond(401);
    const code = 'CLIENT_AUTHORIZATION_INVALID';
    await expect(instance.getChallenges()).rejects.toMatchObject({ code });
    await expect(instance.getSupportedCardTypes()).rejects.toMatchObject({ code });
    await expect(instance.tokenize()).rejects.toMatchObject({ code });
  });

  test.each([
    ['a text that is none', 'CLIENT_INVALID_AUTHORIZATION', '<!doctype html>'],
    ['a key of an unknown environment', 'CLIENT_INVALID_AUTHORIZATION', 'test_abc_merchant'],
    [
      'a token with a foreign address',
      'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN',
      btoa(JSON.stringify({ configUrl: 'https://attacker.example' })),
    ],
  ])('error: %s as authorization rejects with %s before a frame is inserted', async (_, code, authorization) => {
    addContainers('number');
    const insert = jest.spyOn(document.getElementById('number') as Element, 'append');
    const created = hostedFields.create({ authorization, fields: createFieldOptions('number'), ...quiet });
    await expect(created).rejects.toMatchObject({ code });
    expect(insert).not.toHaveBeenCalled();
    expect(document.getElementById('number')?.childElementCount).toBe(0);
  });

  test('behavior: wrong fields are reported before a wrong authorization', async () => {
    const created = hostedFields.create({ authorization: 'none', fields: createFieldOptions('number'), ...quiet });
    await expect(created).rejects.toMatchObject({ code: 'HOSTED_FIELDS_INVALID_FIELD_SELECTOR' });
  });
});

test('behavior: getSupportedCardTypes writes Mastercard', async () => {
  const { instance } = await setUpPage();
  await expect(instance.getSupportedCardTypes()).resolves.toEqual(['Mastercard', 'Visa']);
  await expect(instance.getChallenges()).resolves.toEqual(['cvv', 'postal_code']);
});

test('behavior: every key can be a field', async () => {
  const keys: HostedFieldKey[] = ['cardholderName', 'number', 'cvv', 'expirationDate', 'expirationMonth', 'expirationYear', 'postalCode'];
  const { frames } = await setUpPage(keys);
  expect(frames.configured.map(({ key }) => key)).toEqual(['cardholderName']);
});
