import { addContainers, createFakeClient } from './fixtures/set-up-page';
import { ASSETS, createScriptedFrames, type ScriptedFrames } from './fixtures/scripted-frames';
import { frames as howFramesCome } from './fields/frames';
import { hostedFields } from './hosted-fields';
import { openFields, shareFrames } from './preload';
import type { HostedFields, HostedFieldsOptions } from './types';

const PAGE = `${ASSETS}/web/3.118.2/html/hosted-fields-frame.min.html`;
const FIELDS = { number: { selector: '#number', placeholder: '4111' }, cvv: { selector: '#cvv' } };
const STYLES = { input: { color: 'navy', 'font-size': '16px' } };

const usual = { ...howFramesCome };
const listFrames = (): HTMLIFrameElement[] => [...document.querySelectorAll('iframe')];
const container = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const create = (options: Partial<HostedFieldsOptions> = {}): Promise<HostedFields> =>
  hostedFields.create({ client: createFakeClient(), fields: FIELDS, styles: STYLES, ...options });

let frames: ScriptedFrames;
beforeEach(() => {
  addContainers('number', 'cvv');
  frames = createScriptedFrames();
});
afterEach(() => {
  // What nobody has taken is given up when a frame is loaded a second time.
  for (const frame of [...listFrames(), ...listFrames()]) frame.dispatchEvent(new Event('load'));
  document.body.replaceChildren();
  Object.assign(howFramesCome, usual);
  Reflect.deleteProperty(globalThis, 'tenderFrames');
});

/** Opens the fields as a page's first script does, and answers for their frames, which have loaded. */
async function open(options: Partial<HostedFieldsOptions> = {}): Promise<HTMLIFrameElement[]> {
  void openFields(PAGE, { fields: FIELDS, styles: STYLES, ...options });
  frames.report('number', 'cvv');
  listFrames().forEach((frame) => frame.dispatchEvent(new Event('load')));
  await Promise.resolve();
  expect(frames.configured).toHaveLength(1);
  return listFrames();
}

test('default: the frames are in their containers and have their configuration before there is an instance', async () => {
  const opened = await open();
  expect(opened.map(({ name, title, parentElement, style }) => [name, title, parentElement?.id, style.width])).toEqual([
    ['braintree-hosted-field-number', 'Secure Credit Card Frame - Credit Card Number', 'number', '100%'],
    ['braintree-hosted-field-cvv', 'Secure Credit Card Frame - CVV', 'cvv', '100%'],
  ]);
  expect(frames.configured).toEqual([{ key: 'number', configuration: { fields: FIELDS, styles: STYLES } }]);
});

test('default: the promise resolves once the frames have their inputs, after which they ask for the client', async () => {
  const resolved = jest.fn();
  const opened = openFields(PAGE, { fields: FIELDS }).then(resolved);
  frames.report('number', 'cvv');
  await new Promise((resolve) => setTimeout(resolve));
  expect([frames.configured.length, resolved.mock.calls.length]).toEqual([1, 0]);
  frames.emit('number', 'READY_FOR_CLIENT');
  await opened;
});

test('behavior: `create` takes them, with what has been typed', async () => {
  const opened = await open();
  frames.emitInputEvent('notEmpty', 'number', { number: { isEmpty: false, isFocused: true } });
  const instance = await create();
  expect(listFrames()).toEqual(opened);
  expect(opened.map((frame) => (frame.nextElementSibling as HTMLElement).style.clear)).toEqual(['both', 'both']);
  expect(instance.getState().fields.number).toMatchObject({ isEmpty: false, isFocused: true, container: container('number') });
  expect(container('number').className).toBe('braintree-hosted-fields-focused');
  expect(frames.readPosted('number', 'UPDATE_OPTIONS')).toEqual([]);
  expect(frames.configured).toHaveLength(1); // their reports are answered once
  frames.emitInputEvent('validityChange', 'number', { number: { isEmpty: false, isValid: true } });
  expect(instance.getState().fields.number?.isValid).toBe(true);
  await instance.teardown();
  expect(listFrames()).toEqual([]);
});

test('behavior: fields that another bundle of the page has opened are taken once it shares them', async () => {
  await jest.isolateModulesAsync(async () => {
    const other = await import('./preload');
    void other.openFields(PAGE, { fields: FIELDS, styles: STYLES });
  });
  frames.report('number', 'cvv');
  await expect(create()).rejects.toMatchObject({ code: 'HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME' });
  shareFrames();
  const opened = listFrames();
  await create();
  expect(listFrames()).toEqual(opened);
});

test('behavior: what the frames ask of a client is answered when there is one', async () => {
  await open();
  const onReply = jest.fn();
  frames.emit('number', 'READY_FOR_CLIENT', undefined, onReply);
  await create();
  expect(onReply).toHaveBeenCalledWith(expect.objectContaining({ authorization: 'sandbox_abc_merchant' }));
});

test('behavior: the focus is not moved again', async () => {
  await open();
  frames.emit('number', 'TRIGGER_FOCUS_CHANGE', { field: 'number', direction: 'after' });
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await create();
  expect(document.activeElement).toBe(button);
});

test('behavior: frames that have not all reported are configured by `create`', async () => {
  void openFields(PAGE, { fields: FIELDS, styles: STYLES });
  const opened = listFrames();
  frames.report('cvv');
  const created = create({ fields: { ...FIELDS, cvv: { selector: '#cvv', placeholder: '123' } } });
  await frames.waitFor('number', 'cvv');
  for (let turns = 0; turns < 50 && howFramesCome.channel !== usual.channel; turns += 1) await Promise.resolve();
  frames.report('number');
  await created;
  expect(listFrames()).toEqual(opened);
  expect(frames.configured.map(({ key }) => key)).toEqual(['number']);
  expect(frames.configured[0]?.configuration).toMatchObject({ fields: { cvv: { placeholder: '123' } } });
});

test('behavior: load events reach the page once, from the instance on', async () => {
  const onLoad = jest.fn();
  container('number').addEventListener('load', onLoad, true);
  await open();
  expect(onLoad).not.toHaveBeenCalled();
  await create();
  expect(onLoad).toHaveBeenCalledTimes(1);
});

test('behavior: a form around them is not sent before there is an instance', async () => {
  const [form, other] = [document.createElement('form'), document.createElement('form')];
  const submit = (target: Element): boolean => !target.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  form.append(...document.body.childNodes);
  document.body.append(form, other);
  await open();
  expect([submit(form), submit(other)]).toEqual([true, false]);
  await create();
  expect(submit(form)).toBe(false);
});

test('behavior: other styles are changed in frames that know how', async () => {
  void openFields(PAGE, { fields: FIELDS, styles: STYLES });
  const opened = listFrames();
  for (const key of ['number', 'cvv'] as const) frames.emit(key, 'FRAME_READY', { field: key, isUpdatable: true }, () => undefined);
  await Promise.resolve();
  const styles = { input: { color: 'white' } };
  await create({ styles });
  expect(listFrames()).toEqual(opened);
  expect(frames.readPosted('number', 'UPDATE_OPTIONS')).toEqual([{ styles, fields: {} }]);
});

describe('behavior: `create` opens its own frames', () => {
  test.each<[string, Partial<HostedFieldsOptions>]>([
    ['where the provider’s frames have other styles', { styles: { input: { color: 'white' } } }],
    ['for other options of a field', { fields: { ...FIELDS, cvv: { selector: '#cvv', placeholder: '123' } } }],
    ['for other options of all', { preventAutofill: true }],
    ['for another order', { fields: { cvv: FIELDS.cvv, number: FIELDS.number } }],
    ['for fewer fields', { fields: { number: FIELDS.number } }],
  ])('%s', async (_, options) => {
    const opened = await open();
    const created = create(options);
    for (let turns = 0; turns < 50 && opened[0]?.isConnected; turns += 1) await Promise.resolve();
    const keys = Object.keys(options.fields ?? FIELDS) as (keyof typeof FIELDS)[];
    await frames.waitFor(...keys);
    frames.report(...keys);
    await created;
    expect(opened.filter(({ isConnected }) => isConnected)).toEqual([]);
    expect(listFrames()).toHaveLength(keys.length);
  });
});

test('behavior: members in another order are no difference, and neither are those that frames do not show', async () => {
  const opened = await open({ styles: { input: { 'font-size': '16px', color: 'navy' } } });
  await create({
    fields: { number: { placeholder: '4111', container: container('number') }, cvv: { container: '#cvv' } },
    sessionId: 'mine',
  });
  expect(listFrames()).toEqual(opened);
});

test('behavior: fields in other containers load as usual and leave them', async () => {
  const opened = await open();
  const other = document.body.appendChild(document.createElement('div'));
  const created = create({ fields: { postalCode: { container: other } } });
  await frames.waitFor('postalCode');
  expect(opened.every(({ isConnected }) => isConnected)).toBe(true);
  frames.report('postalCode');
  await created;
});

test('behavior: a second instance finds a duplicate', async () => {
  await open();
  await create();
  await expect(create()).rejects.toMatchObject({ code: 'HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME' });
});

test('behavior: a frame that loads twice was navigated: all are removed, and `create` opens its own', async () => {
  const [number] = await open();
  number?.dispatchEvent(new Event('load'));
  expect(listFrames()).toEqual([]);
  const created = create();
  await frames.waitFor('number', 'cvv');
  frames.report('number', 'cvv');
  await created;
});

test.each<[string, Partial<HostedFieldsOptions>]>([
  ['a container that is missing', { fields: { number: { selector: '#number' }, cvv: { selector: '#nowhere' } } }],
  ['a selector that is invalid', { fields: { number: { selector: '!' } } }],
])('behavior: nothing is opened with %s', (_, options) => {
  void openFields(PAGE, { fields: FIELDS, ...options });
  expect(listFrames()).toEqual([]);
  expect(howFramesCome).toEqual(usual);
});

test('behavior: nothing is opened in a container that has a field', async () => {
  await open();
  await create();
  const opened = listFrames();
  void openFields(PAGE, { fields: FIELDS });
  expect(listFrames()).toEqual(opened);
});

test.each<[string, () => Promise<HostedFieldsOptions['styles']>]>([
  ['names of classes', () => Promise.resolve({ input: '.field' })],
  ['styles that are never known', () => Promise.reject(new Error('no stylesheet'))],
])('behavior: with %s the frames are configured by `create`', async (_, readStyles) => {
  const ended = openFields(PAGE, { fields: FIELDS, styles: readStyles() });
  frames.report('number', 'cvv');
  const opened = listFrames();
  await ended;
  await create();
  expect(listFrames()).toEqual(opened);
  expect(frames.configured.map(({ configuration }) => configuration['styles'])).toEqual([STYLES]);
});

test('security: messages of other windows and origins are neither answered nor kept', async () => {
  const opened = await open();
  const channel = new URL(opened[0]?.src ?? '').hash.slice(1);
  const merchantPayload = { cards: [], emittedBy: 'number', fields: { number: { isEmpty: false } } };
  const data = `/*framebus*/${JSON.stringify({ event: `${channel}:hosted-fields:INPUT_EVENT`, eventData: { type: 'notEmpty', merchantPayload } })}`;
  dispatchEvent(new MessageEvent('message', { data, source: window, origin: ASSETS }));
  dispatchEvent(new MessageEvent('message', { data, source: opened[0]?.contentWindow ?? null, origin: 'https://evil.example' }));
  const instance = await create();
  expect(instance.getState().fields.number?.isEmpty).toBe(true);
});
