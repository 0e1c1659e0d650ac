import { hostedFields } from '../hosted-fields';
import { scriptedFrames, type ScriptedFrames } from '../testing/scripted-frames';
import { fakeClient, fieldsFor, putContainers, setUpPage } from '../testing/set-up-page';
import { REPORT_DELAY } from './connection';
import type { FieldKey } from '../constants';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const load = (frames: ScriptedFrames, key: FieldKey): void => void frames.frame(key).dispatchEvent(new Event('load'));
const framesLeft = (): number => document.querySelectorAll('iframe').length;

/** An instance whose frames have reported, and then loaded, as browsers have it. */
async function setUp() {
  const page = await setUpPage();
  load(page.frames, 'number');
  load(page.frames, 'cvv');
  expect(jest.getTimerCount()).toBe(0);
  return page;
}

test('error: HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR when a frame was navigated away: all frames are taken off the page', async () => {
  const { instance, frames } = await setUp();
  frames.input('notEmpty', 'number', { number: { isEmpty: false, isValid: true }, cvv: {} });
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

test('behavior: a frame that is loaded anew, and reports before or soon after its load, stays', async () => {
  const { frames } = await setUp();
  load(frames, 'number');
  jest.advanceTimersByTime(REPORT_DELAY - 1);
  frames.report('number');
  load(frames, 'cvv');
  frames.report('cvv');
  jest.advanceTimersByTime(REPORT_DELAY);
  expect(framesLeft()).toBe(2);
});

test('behavior: a report counts for one load only', async () => {
  const { frames } = await setUp();
  frames.say('cvv', 'FRAME_READY', { field: 'cvv', joined: true }, () => {});
  load(frames, 'cvv');
  load(frames, 'cvv');
  jest.advanceTimersByTime(REPORT_DELAY);
  expect(framesLeft()).toBe(0);
});

test('behavior: what a frame said before it was moved says nothing of what it loads afterwards', async () => {
  const { frames } = await setUp();
  frames.say('cvv', 'FRAME_READY', { field: 'cvv', joined: true }, () => {}); // moved before its load
  document.body.append(document.getElementById('cvv') as Element);
  load(frames, 'cvv');
  jest.advanceTimersByTime(REPORT_DELAY);
  expect(framesLeft()).toBe(0);
});

test('behavior: a load in a place that the frame has left is forgotten', async () => {
  const { frames } = await setUp();
  load(frames, 'cvv');
  document.body.append(document.getElementById('cvv') as Element);
  frames.say('cvv', 'FRAME_READY', { field: 'cvv', joined: true }, () => {});
  load(frames, 'cvv');
  jest.advanceTimersByTime(REPORT_DELAY);
  expect(framesLeft()).toBe(2);
});

test('behavior: until create has resolved nothing is taken away: the customer may load a frame again that failed', async () => {
  putContainers('number', 'cvv');
  const frames = scriptedFrames();
  const created = hostedFields.create({ client: fakeClient(), fields: fieldsFor('number', 'cvv'), analytics: false });
  load(frames, 'number');
  jest.advanceTimersByTime(REPORT_DELAY);
  expect(framesLeft()).toBe(2);
  load(frames, 'number');
  frames.report('number', 'cvv');
  await expect(created).resolves.toHaveProperty('tokenize');
});
