import { useInsertionEffect, useRef, useState } from 'react';

type Data = Readonly<Record<string, unknown>>;

/** Returns whether a value is a plain object or an array, which are compared by their content. Elements, clients and instances are not. */
export function isData(value: unknown): value is Data {
  if (typeof value !== 'object' || !value) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = !prototype || !Object.getPrototypeOf(prototype); // also for objects of another window
  return isPlain && typeof (value as Data).teardown !== 'function';
}

/**
 * Returns whether two values are equal: data at every depth by content, anything else by identity. All functions are equal to each other, and a
 * member that is undefined equals a missing one.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (typeof one === 'function' && typeof other === 'function')) return true;
  if (!isData(one) || !isData(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  return Object.keys({ ...one, ...other }).every((key) => isEqual(one[key], other[key]));
}

/** Returns the same object as in the previous render while the value equals it, so that the result can be a dependency of hooks. */
export function useStableValue<T>(value: T): T {
  const [stable, setStable] = useState(() => value);
  if (isEqual(stable, value)) return stable;
  setStable(() => value);
  return value;
}

/** Returns a ref with the value of the last committed render. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Copies data. Each function in the copy calls the function that is at the same path in the value that `readLatest` returns. */
export function withLatestFunctions<T>(value: T, readLatest: () => unknown): T;
export function withLatestFunctions(value: unknown, readLatest: () => unknown): unknown {
  if (typeof value === 'function') {
    return function (this: unknown, ...args: unknown[]): unknown {
      const latest = readLatest();
      return typeof latest === 'function' ? (Reflect.apply(latest, this, args) as unknown) : undefined;
    };
  }
  if (!isData(value)) return value;
  const copied = Object.entries(value).map(
    ([key, member]) => [key, withLatestFunctions(member, () => (readLatest() as Data | undefined)?.[key])] as const,
  );
  return Array.isArray(value) ? copied.map(([, member]) => member) : Object.fromEntries(copied);
}
