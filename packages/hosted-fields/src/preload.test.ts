import { addContainers, createFakeClient, createFieldOptions } from './fixtures/set-up-page';
import { ASSETS, createScriptedFrames } from './fixtures/scripted-frames';
import { hostedFields } from './hosted-fields';
import { preloadFields } from './preload';
import { frames as howFramesCome } from './fields/frames';

const PAGE = `${ASSETS}/web/3.118.2/html/hosted-fields-frame.min.html`;
/** A URL with a channel. */
const CHANNEL = /min\.html#[-0-9a-f]{36}$/;
const listFrames = (): HTMLIFrameElement[] => [...document.querySelectorAll('iframe')];

/** jsdom loads a frame again when it is moved. Here frames stay where they are; the tests in browsers move them. */
const moveBefore = jest.fn<void, [HTMLIFrameElement, Element | null]>();

const usual = { ...howFramesCome };

beforeEach(() => {
  Object.assign(Element.prototype, { moveBefore });
  addContainers('number', 'cvv');
});
afterEach(() => {
  listFrames().forEach((frame) => frame.remove());
  delete (Element.prototype as { moveBefore?: unknown }).moveBefore;
  Object.assign(howFramesCome, usual);
  moveBefore.mockReset();
});

test('default: hidden frames, one for each field, on one channel', () => {
  preloadFields(PAGE, ['number', 'cvv']);
  expect(listFrames().map(({ name, src, style, parentElement }) => [name, src, style.display, parentElement?.localName])).toEqual([
    ['braintree-hosted-field-number', expect.stringMatching(CHANNEL), 'none', 'html'],
    ['braintree-hosted-field-cvv', expect.stringMatching(CHANNEL), 'none', 'html'],
  ]);
});

test('behavior: without `moveBefore`, one frame that shows no field', () => {
  delete (Element.prototype as { moveBefore?: unknown }).moveBefore;
  preloadFields(PAGE, ['number', 'cvv']);
  expect(listFrames().map(({ name, src, style }) => [name, src, style.display])).toEqual([['', PAGE, 'none']]);
});

test('behavior: the fields take frames that have reported and loaded, and look like new ones', async () => {
  const frames = createScriptedFrames();
  preloadFields(PAGE, ['number', 'cvv']);
  const before = listFrames();
  frames.report('number', 'cvv');
  before.forEach((frame) => frame.dispatchEvent(new Event('load')));
  const onLoad = jest.fn();
  before.forEach((frame) => frame.addEventListener('load', onLoad));
  const instance = await hostedFields.create({ client: createFakeClient(), fields: createFieldOptions('number', 'cvv') });
  expect(listFrames()).toEqual(before);
  expect(moveBefore.mock.contexts).toEqual([document.getElementById('number'), document.getElementById('cvv')]);
  expect(moveBefore.mock.calls.map(([frame, next]) => [frame, (next as HTMLElement).style.clear])).toEqual(
    before.map((frame) => [frame, 'both']),
  );
  expect(frames.configured.map(({ key }) => key)).toEqual(['number']);
  expect(onLoad).toHaveBeenCalledTimes(2);
  const [number] = before as [HTMLIFrameElement];
  expect(number).toMatchObject({
    id: 'braintree-hosted-field-number',
    title: 'Secure Credit Card Frame - Credit Card Number',
  });
  expect(number.style).toMatchObject({ display: '', width: '100%' });
  await instance.teardown();
  expect(listFrames()).toEqual([]);
});

test('behavior: reports that come after the fields were created arrive once', async () => {
  const frames = createScriptedFrames();
  preloadFields(PAGE, ['number', 'cvv']);
  frames.report('number');
  const created = hostedFields.create({ client: createFakeClient(), fields: createFieldOptions('number', 'cvv') });
  for (let turns = 0; turns < 50 && howFramesCome.channel !== usual.channel; turns += 1) await Promise.resolve();
  frames.report('cvv');
  await created;
  expect(frames.configured).toHaveLength(1);
});

test('behavior: fields without a frame load as usual, and frames without a field are removed', async () => {
  const frames = createScriptedFrames();
  preloadFields(PAGE, ['number', 'postalCode']);
  const created = hostedFields.create({ client: createFakeClient(), fields: createFieldOptions('number', 'cvv') });
  await frames.waitFor('number', 'cvv');
  expect(document.querySelector('#cvv iframe')).toHaveProperty('src', listFrames()[0]?.src);
  expect(document.querySelector('[name="braintree-hosted-field-postalCode"]')).toBeNull();
  frames.report('number', 'cvv');
  await created;
});

test('behavior: a frame that loads twice was navigated, and is removed', async () => {
  const frames = createScriptedFrames();
  preloadFields(PAGE, ['number', 'cvv']);
  frames.report('number', 'cvv');
  const [number, cvv] = listFrames();
  for (const frame of [number, cvv, number]) frame?.dispatchEvent(new Event('load'));
  expect(listFrames()).toEqual([cvv]);
  const created = hostedFields.create({ client: createFakeClient(), fields: createFieldOptions('number', 'cvv') });
  await frames.waitFor('number', 'cvv');
  expect(frames.configured).toEqual([]);
  frames.report('number');
  await created;
});

test('behavior: fields of another asset host load as usual', async () => {
  const frames = createScriptedFrames();
  preloadFields(PAGE.replace(ASSETS, 'http://localhost:4000'), ['number']);
  const created = hostedFields.create({ client: createFakeClient(), fields: createFieldOptions('number') });
  for (let turns = 0; turns < 50 && !document.querySelector('#number iframe'); turns += 1) await Promise.resolve();
  expect(listFrames().map(({ src }) => new URL(src).origin)).toEqual([ASSETS, 'http://localhost:4000']);
  document.querySelector('html > iframe')?.remove();
  frames.report('number');
  await created;
});

test('behavior: a container that is not on the page receives the frame as usual', async () => {
  const frames = createScriptedFrames();
  preloadFields(PAGE, ['number']);
  moveBefore.mockImplementation(() => {
    throw new DOMException('The container is not connected.', 'HierarchyRequestError');
  });
  const container = document.createElement('div');
  const created = hostedFields.create({ client: createFakeClient(), fields: { number: { container } } });
  for (let turns = 0; turns < 50 && !container.querySelector('iframe'); turns += 1) await Promise.resolve();
  expect(container.querySelectorAll('iframe')).toHaveLength(1);
  document.body.append(container);
  frames.report('number');
  await created;
});
