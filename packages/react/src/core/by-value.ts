import { useInsertionEffect, useRef, useState } from 'react';

type Data = Readonly<Record<string, unknown>>;

/** Plain objects and lists: what is compared by what is in it. Elements, clients and instances are not. */
export function isData(value: unknown): value is Data {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null; // of any realm
  return isPlain && typeof (value as Data).teardown !== 'function';
}

/** Whether two values hold the same: data at every depth, any two functions, all else by identity. A member that is undefined is none. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (typeof one === 'function' && typeof other === 'function')) return true;
  if (!isData(one) || !isData(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  return Object.keys({ ...one, ...other }).every((key) => same(one[key], other[key]));
}

/** The first of all values that have held the same, in a row: it changes when what is in it does. */
export function useByValue<T>(value: T): T {
  const [kept, keep] = useState(() => value);
  if (same(kept, value)) return kept;
  keep(() => value);
  return value;
}

/** The value of the last render that reached the page. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** A copy of data in which each function calls the one that is at its place in the latest. */
export function following<T>(value: T, latest: () => unknown): T;
export function following(value: unknown, latest: () => unknown): unknown {
  if (typeof value === 'function') {
    return function (this: unknown, ...given: unknown[]): unknown {
      const now = latest();
      return typeof now === 'function' ? (Reflect.apply(now, this, given) as unknown) : undefined;
    };
  }
  if (!isData(value)) return value;
  const copied = Object.entries(value).map(
    ([key, member]) => [key, following(member, () => (latest() as Data | undefined)?.[key])] as const,
  );
  return Array.isArray(value) ? copied.map(([, member]) => member) : Object.fromEntries(copied);
}
