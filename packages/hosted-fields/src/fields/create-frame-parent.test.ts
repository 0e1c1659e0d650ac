import { setUpPage } from '../fixtures/set-up-page';

/** Appends an element whose shadow tree has a container for a field. */
function appendShadowHost(parent: Element | ShadowRoot): { host: Element; container: HTMLElement } {
  const host = document.createElement('section');
  const container = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(container);
  parent.append(host);
  return { host, container };
}

afterEach(() => document.body.replaceChildren());

test('default: the frame of a container in a shadow tree is in a child of the host, which a slot shows in the container', async () => {
  const { host, container } = appendShadowHost(document.body);
  const { instance, frames } = await setUpPage(['number'], { fields: { number: { container } } });
  const slotted = frames.frame('number').parentElement as HTMLElement;
  expect(slotted.parentElement).toBe(host);
  const slot = container.querySelector('slot') as HTMLSlotElement;
  expect(slot.name).toMatch(/^shadow-slot-/);
  expect(slot.assignedElements()).toEqual([slotted]);
  expect(slotted.style.height).toBe('100%');
  expect(instance.getState().fields.number?.container).toBe(container);
  frames.emitInputEvent('focus', 'number', { number: { isFocused: true } });
  expect(container.className).toBe('braintree-hosted-fields-focused');
  await instance.teardown();
  expect([host.children.length, container.children.length, container.className]).toEqual([0, 0, '']);
});

test('behavior: the frame of a container in nested shadow trees is in a child of the outermost host', async () => {
  const outer = appendShadowHost(document.body);
  const inner = appendShadowHost(outer.container);
  const { instance, frames } = await setUpPage(['number'], { fields: { number: { container: inner.container } } });
  expect(frames.frame('number').parentElement?.parentElement).toBe(outer.host);
  await instance.teardown();
  expect([outer.host.children.length, inner.host.children.length, inner.container.children.length]).toEqual([0, 0, 0]);
});

test('behavior: a label in the shadow tree focuses its field', async () => {
  const { container } = appendShadowHost(document.body);
  container.id = 'card';
  const label = document.createElement('label');
  label.htmlFor = 'card';
  container.before(label);
  const { frames } = await setUpPage(['number'], { fields: { number: { container } } });
  label.click();
  expect(frames.readPosted('number', 'TRIGGER_INPUT_FOCUS')).toEqual([{ field: 'number' }]);
});
