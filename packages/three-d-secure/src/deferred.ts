/** A promise that is settled from outside. That nobody looks at its failure is no error. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(error: unknown): void;
}

export function deferred<T>(): Deferred<T> {
  const made = {} as { -readonly [K in keyof Deferred<T>]: Deferred<T>[K] };
  made.promise = new Promise<T>((resolve, reject) => Object.assign(made, { resolve, reject }));
  made.promise.catch(() => {});
  return made;
}
