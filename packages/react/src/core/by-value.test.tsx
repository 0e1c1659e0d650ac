import { cleanup, render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { runInNewContext } from 'node:vm';
import { withLatestFunctions, isData, isEqual, useStableValue, useLatest } from './by-value';

class Shop {
  readonly name = 'Tender';
}
const element = document.createElement('p');
const instance = { name: 'one', teardown: () => undefined };
const ofAnotherRealm = runInNewContext('({ list: [1, { two: 2 }] })') as object;

describe('isData', () => {
  test.each([
    ['an object', {}, true],
    ['a list', [], true],
    ['an object without prototype', Object.create(null), true],
    ['an object of another realm', ofAnotherRealm, true],
    ['an element', element, false],
    ['an instance of a method or a client', instance, false],
    ['an instance of a class', new Shop(), false],
    ['a date', new Date(0), false],
    ['a map', new Map(), false],
    ['a function', () => undefined, false],
    ['a text', 'text', false],
    ['null', null, false],
    ['undefined', undefined, false],
  ])('default: %s', (_, value, holds) => {
    expect(isData(value)).toBe(holds);
  });
});

describe('isEqual', () => {
  test.each<[string, unknown, unknown]>([
    ['texts', 'a', 'a'],
    ['not a number', Number.NaN, Number.NaN],
    ['nothing', undefined, undefined],
    ['any two functions', () => 1, () => 2],
    ['objects, in any order', { a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 }],
    ['a member that is undefined is none', { a: 1, b: undefined }, { a: 1 }],
    ['in a list too', [1, undefined], [1]],
    ['of another realm', ofAnotherRealm, { list: [1, { two: 2 }] }],
    ['with and without prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    ['an element and itself', { container: element }, { container: element }],
    ['an instance and itself', { client: instance }, { client: instance }],
    ['empty ones', [], []],
  ])('default: %s', (_, one, other) => {
    expect([isEqual(one, other), isEqual(other, one)]).toEqual([true, true]);
  });

  test.each<[string, unknown, unknown]>([
    ['texts', 'a', 'b'],
    ['a number and its text', 1, '1'],
    ['plus and minus zero', 0, -0],
    ['null and undefined', { a: null }, {}],
    ['false and undefined', { a: false }, {}],
    ['a function and none', { a: () => 1 }, {}],
    ['a function and a text', () => 1, 'text'],
    ['a member more', { a: 1, b: 2 }, { a: 1 }],
    ['deep inside', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
    ['lists by order', [1, 2], [2, 1]],
    ['lists by length', [1], [1, 2]],
    ['a list and an object', [1], { 0: 1 }],
    ['two elements', element, document.createElement('p')],
    ['two instances', instance, { ...instance }],
    ['two instances of a class', new Shop(), new Shop()],
    ['two dates', new Date(0), new Date(0)],
    ['an object and null', {}, null],
  ])('behavior: not %s', (_, one, other) => {
    expect([isEqual(one, other), isEqual(other, one)]).toEqual([false, false]);
  });
});

describe('withLatestFunctions', () => {
  test('default: functions call those at the same path in the latest value, with the same this and arguments', () => {
    type Options = { onThing(this: unknown, value: number): number; nested: { list: ((value: number) => number)[] }; text: string };
    const make = (factor: number): Options => ({
      onThing(value) {
        return this === element ? value * factor : Number.NaN;
      },
      nested: { list: [(value) => value + factor] },
      text: 'same',
    });
    let latest = make(2);
    const followed = withLatestFunctions(latest, () => latest);
    expect(followed).toEqual({ onThing: expect.any(Function), nested: { list: [expect.any(Function)] }, text: 'same' });
    latest = make(10);
    expect([followed.onThing.call(element, 3), followed.nested.list[0]?.(3)]).toEqual([30, 13]);
  });

  test('behavior: a function that no longer exists does nothing', () => {
    let latest: { onThing?: () => number } | undefined = { onThing: () => 1 };
    const { onThing } = withLatestFunctions(latest, () => latest);
    latest = {};
    expect(onThing?.()).toBeUndefined();
    latest = undefined;
    expect(onThing?.()).toBeUndefined();
  });

  test('behavior: copies data, but not elements and instances', () => {
    const options = { element, instance, list: [1] };
    const followed = withLatestFunctions(options, () => options);
    expect([followed.element, followed.instance]).toEqual([element, instance]);
    expect([followed.instance === instance, followed.list === options.list]).toEqual([true, false]);
  });
});

describe('useStableValue and useLatest', () => {
  const seen: { kept: object; latest: { readonly current: object } }[] = [];
  function Watch({ value }: { value: object }): ReactNode {
    seen.push({ kept: useStableValue(value), latest: useLatest(value) });
    return null;
  }
  const tree = (value: object): ReactNode => (
    <StrictMode>
      <Watch value={value} />
    </StrictMode>
  );
  const now = (): (typeof seen)[number] => seen.at(-1) as (typeof seen)[number];
  afterEach(() => {
    cleanup();
    seen.length = 0;
  });

  test('default: returns the first of equal values, and the latest value', () => {
    const [one, alike, other] = [{ a: [1] }, { a: [1] }, { a: [2] }];
    const { rerender } = render(tree(one));
    rerender(tree(alike));
    expect([now().kept === one, now().latest.current === alike]).toEqual([true, true]);
    rerender(tree(other));
    expect([now().kept === other, now().latest.current === other]).toEqual([true, true]);
    rerender(tree({ a: [1] }));
    expect(now().kept).toEqual(one);
    expect(now().kept).not.toBe(one);
  });

  test('behavior: no render sees the value of an earlier one', () => {
    const { rerender } = render(tree({ a: 1 }));
    seen.length = 0;
    rerender(tree({ a: 2 }));
    expect(seen.map(({ kept }) => kept)).toEqual(seen.map(() => ({ a: 2 })));
  });

  test('behavior: a function is returned as it is, and not called', () => {
    const first = jest.fn();
    const { rerender } = render(tree(first));
    rerender(tree(jest.fn()));
    expect(now().kept).toBe(first);
    expect(first).not.toHaveBeenCalled();
  });
});
