/** A promise with the functions that settle it. A rejection that nobody handles is not reported. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(error: unknown): void;
}

export function createDeferred<T>(): Deferred<T> {
  const deferred = {} as { -readonly [K in keyof Deferred<T>]: Deferred<T>[K] };
  deferred.promise = new Promise<T>((resolve, reject) => Object.assign(deferred, { resolve, reject }));
  deferred.promise.catch(() => {});
  return deferred;
}
