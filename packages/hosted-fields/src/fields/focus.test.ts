import { findLabels } from './find-labels';
import { setUpPage } from '../fixtures/set-up-page';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

function browse(userAgent: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

/** Adds a form with a text input, the containers `number` and `cvv`, a hidden input and a button. */
function putForm(): { first: HTMLInputElement; last: HTMLButtonElement } {
  const form = document.createElement('form');
  const [first, number, cvv, hidden] = ['input', 'div', 'div', 'input'].map((name) => document.createElement(name));
  const last = document.createElement('button');
  (number as HTMLElement).id = 'number';
  (cvv as HTMLElement).id = 'cvv';
  (hidden as HTMLInputElement).type = 'hidden';
  form.append(first as HTMLElement, number as HTMLElement, cvv as HTMLElement, hidden as HTMLElement, last);
  document.body.replaceChildren(form);
  return { first: first as HTMLInputElement, last };
}

const intercepts = (): string[] => [...document.querySelectorAll('[data-braintree-direction]')].map(({ id }) => id.slice(0, -37));

afterEach(() => document.body.replaceChildren());

test('default: no intercepts in browsers that do not need them', async () => {
  putForm();
  await setUpPage();
  expect(intercepts()).toEqual([]);
});

test('default: two intercepts around each frame in Firefox', async () => {
  browse(FIREFOX);
  putForm();
  const { instance } = await setUpPage();
  expect(intercepts()).toEqual(['bt-number-before', 'bt-number-after', 'bt-cvv-before', 'bt-cvv-after']);
  const [before] = document.querySelectorAll<HTMLInputElement>('#number > *');
  expect(before?.id).toBe(`bt-number-before-${instance._bus.channel}`);
  expect(before).toMatchObject({ className: 'focus-intercept', tagName: 'INPUT' });
  expect(before?.getAttribute('aria-hidden')).toBe('true');
  expect(before?.dataset).toMatchObject({ braintreeDirection: 'before', braintreeType: 'number' });
  for (const property of ['border', 'display', 'height', 'left', 'opacity', 'position', 'top', 'width']) {
    expect(before?.style.getPropertyPriority(property)).toBe('important');
  }
});

test('behavior: without a form all intercepts are removed, in the page and in the frames', async () => {
  browse(FIREFOX);
  const { frames } = await setUpPage();
  expect(intercepts()).toEqual([]);
  expect(frames.posted.filter(({ event }) => event === 'REMOVE_FOCUS_INTERCEPTS')).toEqual([
    expect.objectContaining({ to: 'number', data: undefined }),
    expect.objectContaining({ to: 'cvv', data: undefined }),
  ]);
});

test('behavior: the first and the last intercept of a form are removed, so that the focus can leave it', async () => {
  browse(FIREFOX);
  const { first, last } = putForm();
  first.remove();
  last.remove();
  const { frames, instance } = await setUpPage();
  expect(intercepts()).toEqual(['bt-number-after', 'bt-cvv-before']);
  const { channel } = instance._bus;
  expect(frames.readPosted('cvv', 'REMOVE_FOCUS_INTERCEPTS')).toEqual([
    { id: `bt-number-before-${channel}` },
    { id: `bt-cvv-after-${channel}` },
  ]);
});

test('behavior: an intercept passes the focus to its frame', async () => {
  browse(FIREFOX);
  putForm();
  const { frames } = await setUpPage();
  const intercept = document.querySelector<HTMLElement>('[id^=bt-cvv-before]');
  intercept?.focus();
  expect(frames.readPosted('cvv', 'TRIGGER_INPUT_FOCUS')).toEqual([{ field: 'cvv' }]);
  expect(document.activeElement).not.toBe(intercept);
});

test('behavior: the focus moves from frame to frame and to the other controls of the form', async () => {
  browse(FIREFOX);
  const { first, last } = putForm();
  const { frames } = await setUpPage();
  frames.emit('number', 'TRIGGER_FOCUS_CHANGE', { field: 'number', direction: 'after' });
  expect(frames.readPosted('number', 'TRIGGER_INPUT_FOCUS')).toEqual([{ field: 'cvv' }]);
  frames.emit('cvv', 'TRIGGER_FOCUS_CHANGE', { field: 'cvv', direction: 'after' });
  expect(document.activeElement).toBe(last);
  frames.emit('number', 'TRIGGER_FOCUS_CHANGE', { field: 'number', direction: 'before' });
  expect(document.activeElement).toBe(first);
});

test('behavior: with a software keyboard the focus moves only to controls that take text', async () => {
  browse(IPHONE);
  putForm();
  const { frames } = await setUpPage();
  expect(intercepts()).toEqual(['bt-number-before', 'bt-number-after', 'bt-cvv-before']); // the last input, as the button does not count
  const active = document.activeElement;
  frames.emit('cvv', 'TRIGGER_FOCUS_CHANGE', { field: 'cvv', direction: 'after' });
  expect(document.activeElement).toBe(active);
});

test('behavior: all intercepts are removed when the focus leaves a field outside a form', async () => {
  browse(FIREFOX);
  putForm();
  const { frames } = await setUpPage();
  document.body.append(document.querySelector('[id^=bt-number-after]') as Element);
  frames.emit('number', 'TRIGGER_FOCUS_CHANGE', { field: 'number', direction: 'after' });
  expect(intercepts()).toEqual([]);
  expect(frames.readPosted('cvv', 'REMOVE_FOCUS_INTERCEPTS')).toEqual([{}]);
});

test.each([undefined, 'text', {}, { field: 'postalCode', direction: 'after' }, { field: 'number', direction: 'up' }])(
  'behavior: a focus change of the wrong shape is dropped: %j',
  async (data) => {
    browse(FIREFOX);
    putForm();
    const { frames } = await setUpPage();
    const active = document.activeElement;
    frames.emit('number', 'TRIGGER_FOCUS_CHANGE', data);
    expect(document.activeElement).toBe(active);
  },
);

test('behavior: teardown leaves the intercepts of another instance', async () => {
  browse(FIREFOX);
  putForm();
  const { instance } = await setUpPage(['number']);
  const { instance: other } = await setUpPage(['cvv']);
  await instance.teardown();
  expect(intercepts()).toEqual(['bt-cvv-before', 'bt-cvv-after']);
  await other.teardown();
  expect(intercepts()).toEqual([]);
});

test('behavior: labels focus their field', async () => {
  const [byId, around, foreign] = ['label', 'label', 'label'].map((name) => document.createElement(name)) as [
    HTMLLabelElement,
    HTMLLabelElement,
    HTMLLabelElement,
  ];
  const container = document.createElement('div');
  container.id = 'number';
  byId.htmlFor = 'number';
  foreign.htmlFor = 'cvv';
  around.append(container);
  document.body.replaceChildren(byId, foreign, around);
  const { frames, instance } = await setUpPage(['number']);
  foreign.click();
  expect(frames.readPosted('number', 'TRIGGER_INPUT_FOCUS')).toEqual([]);
  byId.click();
  around.click();
  expect(frames.readPosted('number', 'TRIGGER_INPUT_FOCUS')).toHaveLength(2);
  await instance.teardown();
});

test('behavior: a label without `for` does not belong to a container without an id', async () => {
  const container = document.createElement('div');
  const label = document.createElement('label');
  label.htmlFor = '';
  document.body.replaceChildren(label, container);
  expect(findLabels(container)).toEqual(new Set());
});

test('behavior: focus on iOS scrolls to a field of which less than half can be seen', async () => {
  browse(IPHONE);
  const { instance } = await setUpPage();
  jest.useFakeTimers();
  for (const [key, top] of [
    ['number', -30],
    ['cvv', -5],
  ] as const) {
    const container = document.getElementById(key) as HTMLElement;
    container.scrollIntoView = jest.fn();
    jest.spyOn(container, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 40));
    await instance.focus(key);
    jest.advanceTimersByTime(5);
    expect(container.scrollIntoView).toHaveBeenCalledTimes(key === 'number' ? 1 : 0);
  }
  jest.useRealTimers();
});
