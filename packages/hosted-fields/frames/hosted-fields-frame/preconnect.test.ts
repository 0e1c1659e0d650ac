import { preconnect } from './preconnect';

/** Collects the elements that are inserted into the head, also those that are removed at once. */
function observeHead(): () => HTMLLinkElement[] {
  const append = jest.spyOn(document.head, 'append');
  return () => append.mock.calls.flat() as HTMLLinkElement[];
}

test('default: inserts a link, and leaves nothing on the page', () => {
  const inserted = observeHead();
  preconnect('https://assets.example/a');
  const [link] = inserted();
  expect(link).toMatchObject({ rel: 'preconnect', href: 'https://assets.example/a' });
  expect(link?.hasAttribute('crossorigin')).toBe(false);
  expect(document.head.children).toHaveLength(0);
});

test('options: crossOrigin', () => {
  const inserted = observeHead();
  preconnect('https://gateway.example', 'anonymous');
  expect(inserted()[0]?.crossOrigin).toBe('anonymous');
});
