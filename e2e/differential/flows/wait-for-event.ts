import type { Shop } from '../shop';
import { expect } from '../test';

/** Waits until an analytics event has been sent `times` times. Without the wait, a flow could end before a repeated request has sent it. */
export const waitForEvent = ({ sandbox }: Shop, name: string, times = 1): Promise<void> =>
  expect.poll(async () => (await sandbox.analytics()).filter(({ event }) => event === name).length).toBe(times);
