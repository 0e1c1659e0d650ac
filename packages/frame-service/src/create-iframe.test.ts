import { createIframe } from './create-iframe';

const readAttributes = (element: Element): [string, string][] => Array.from(element.attributes, ({ name, value }) => [name, value]);

test('default', () => {
  expect(readAttributes(createIframe({}))).toEqual([
    ['src', 'about:blank'],
    ['frameborder', '0'],
    ['allowtransparency', 'true'],
    ['scrolling', 'no'],
  ]);
});

test('behavior: attributes replace the defaults, in order, and the id is the name', () => {
  expect(
    readAttributes(createIframe({ src: 'https://assets.example/', scrolling: 'yes', type: 'number', name: 'field', title: 'Title' })),
  ).toEqual([
    ['src', 'https://assets.example/'],
    ['frameborder', '0'],
    ['allowtransparency', 'true'],
    ['scrolling', 'yes'],
    ['type', 'number'],
    ['name', 'field'],
    ['title', 'Title'],
    ['id', 'field'],
  ]);
});

test('behavior: keeps an id, and null and undefined remove attributes', () => {
  expect(readAttributes(createIframe({ scrolling: null, frameborder: undefined, id: 'own', name: 'field' })).map(([name]) => name)).toEqual(
    ['src', 'allowtransparency', 'id', 'name'],
  );
});

test('options: style', () => {
  const iframe = createIframe({ name: 'field' }, { position: 'absolute', zIndex: '20001' });
  expect(iframe.style.cssText).toBe('position: absolute; z-index: 20001;');
});
