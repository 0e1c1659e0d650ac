/** The customer gave up a payment under way: nothing is wrong. */
export class CustomerLeft extends Error {
  constructor() {
    super('The customer left.');
    this.name = 'CustomerLeft';
  }
}

/** The page is being left: nothing comes of it here, unless the customer steps back to it. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
