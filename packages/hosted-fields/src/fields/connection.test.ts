import { hostedFields } from '../hosted-fields';
import { createScriptedFrames, type ScriptedFrames } from '../fixtures/scripted-frames';
import { createFakeClient, createFieldOptions, addContainers, setUpPage } from '../fixtures/set-up-page';
import { REPORT_DELAY } from './connection';
import type { HostedFieldKey } from '../constants';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const load = (frames: ScriptedFrames, key: HostedFieldKey): void => void frames.frame(key).dispatchEvent(new Event('load'));
const framesLeft = (): number => document.querySelectorAll('iframe').length;

/** Creates an instance whose frames have reported and then loaded, in the order of browsers. */
async function setUp() {
  const page = await setUpPage();
  load(page.frames, 'number');
  load(page.frames, 'cvv');
  expect(jest.getTimerCount()).toBe(0);
  return page;
}

test('error: HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR when a frame was navigated away, and all frames are removed from the page', async () => {
  const { instance, frames } = await setUp();
  frames.emitInputEvent('notEmpty', 'number', { number: { isEmpty: false, isValid: true }, cvv: {} });
  const emptied = jest.fn();
  instance.on('empty', emptied);
  const inFlight = expect(instance.tokenize()).rejects.toMatchObject({ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' });
  load(frames, 'cvv');
  jest.advanceTimersByTime(REPORT_DELAY - 1);
  expect(framesLeft()).toBe(2);
  jest.advanceTimersByTime(1);
  expect(framesLeft()).toBe(0);
  await inFlight;
  expect(instance.getState().fields.number).toMatchObject({ isEmpty: true, isValid: false });
  expect(emptied).toHaveBeenCalledWith(expect.objectContaining({ emittedBy: 'number' }));
  await expect(instance.tokenize()).rejects.toMatchObject({ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', type: 'NETWORK' });
  await expect(instance.teardown()).resolves.toBeUndefined();
});

test('behavior: a reloaded frame stays when it reports before or soon after its load event', async () => {
  const { frames } = await setUp();
  load(frames, 'number');
  jest.advanceTimersByTime(REPORT_DELAY - 1);
  frames.report('number');
  load(frames, 'cvv');
  frames.report('cvv');
  jest.advanceTimersByTime(REPORT_DELAY);
  expect(framesLeft()).toBe(2);
});

test('behavior: a report is valid for one load event only', async () => {
  const { frames } = await setUp();
  frames.emit('cvv', 'FRAME_READY', { field: 'cvv', joined: true }, () => {});
  load(frames, 'cvv');
  load(frames, 'cvv');
  jest.advanceTimersByTime(REPORT_DELAY);
  expect(framesLeft()).toBe(0);
});

test('behavior: a report from before a frame was moved is not valid for its next load event', async () => {
  const { frames } = await setUp();
  frames.emit('cvv', 'FRAME_READY', { field: 'cvv', joined: true }, () => {}); // moved before its load
  document.body.append(document.getElementById('cvv') as Element);
  load(frames, 'cvv');
  jest.advanceTimersByTime(REPORT_DELAY);
  expect(framesLeft()).toBe(0);
});

test('behavior: a load event from before a frame was moved is ignored', async () => {
  const { frames } = await setUp();
  load(frames, 'cvv');
  document.body.append(document.getElementById('cvv') as Element);
  frames.emit('cvv', 'FRAME_READY', { field: 'cvv', joined: true }, () => {});
  load(frames, 'cvv');
  jest.advanceTimersByTime(REPORT_DELAY);
  expect(framesLeft()).toBe(2);
});

test('behavior: no frame is removed before create resolves, because the customer may reload a frame that failed', async () => {
  addContainers('number', 'cvv');
  const frames = createScriptedFrames();
  const created = hostedFields.create({ client: createFakeClient(), fields: createFieldOptions('number', 'cvv'), analytics: false });
  await frames.waitFor('number', 'cvv');
  load(frames, 'number');
  jest.advanceTimersByTime(REPORT_DELAY);
  expect(framesLeft()).toBe(2);
  load(frames, 'number');
  frames.report('number', 'cvv');
  await expect(created).resolves.toHaveProperty('tokenize');
});

test('behavior: a frame that was moved receives messages once its page has reported again', async () => {
  const { instance, frames } = await setUp();
  document.body.append(document.getElementById('cvv') as Element);
  frames.frame('cvv');
  await instance.addClass('cvv', 'early');
  expect(frames.readPosted('cvv', 'ADD_CLASS')).toEqual([]);
  frames.emit('cvv', 'FRAME_READY', { field: 'cvv', joined: true }, () => {});
  await instance.addClass('cvv', 'late');
  expect(frames.readPosted('cvv', 'ADD_CLASS')).toEqual([{ field: 'cvv', classname: 'late' }]);
});
