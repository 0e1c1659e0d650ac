import { setUpPage } from '../testing/set-up-page';

function shadowed(parent: Element | ShadowRoot): { host: Element; container: HTMLElement } {
  const host = document.createElement('section');
  const container = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(container);
  parent.append(host);
  return { host, container };
}

afterEach(() => document.body.replaceChildren());

test('default: the frame of a container in a shadow tree is a child of the host, shown in the container', async () => {
  const { host, container } = shadowed(document.body);
  const { instance, frames } = await setUpPage(['number'], { fields: { number: { container } } });
  const provider = frames.frame('number').parentElement as HTMLElement;
  expect(provider.parentElement).toBe(host);
  const slot = container.querySelector('slot') as HTMLSlotElement;
  expect(slot.name).toMatch(/^shadow-slot-/);
  expect(slot.assignedElements()).toEqual([provider]);
  expect(provider.style.height).toBe('100%');
  expect(instance.getState().fields.number?.container).toBe(container);
  frames.emitInputEvent('focus', 'number', { number: { isFocused: true } });
  expect(container.className).toBe('braintree-hosted-fields-focused');
  await instance.teardown();
  expect([host.children.length, container.children.length, container.className]).toEqual([0, 0, '']);
});

test('behavior: a container in nested shadow trees', async () => {
  const outer = shadowed(document.body);
  const inner = shadowed(outer.container);
  const { instance, frames } = await setUpPage(['number'], { fields: { number: { container: inner.container } } });
  expect(frames.frame('number').parentElement?.parentElement).toBe(outer.host);
  await instance.teardown();
  expect([outer.host.children.length, inner.host.children.length, inner.container.children.length]).toEqual([0, 0, 0]);
});

test('behavior: a label in the shadow tree focuses its field', async () => {
  const { container } = shadowed(document.body);
  container.id = 'card';
  const label = document.createElement('label');
  label.htmlFor = 'card';
  container.before(label);
  const { frames } = await setUpPage(['number'], { fields: { number: { container } } });
  label.click();
  expect(frames.readPosted('number', 'TRIGGER_INPUT_FOCUS')).toEqual([{ field: 'number' }]);
});
