import type { Shop } from '../shop';
import { expect } from '../test';

/** Until an event has been sent so often. What is asked for again and again may be missed otherwise. */
export const told = ({ sandbox }: Shop, name: string, times = 1): Promise<void> =>
  expect.poll(async () => (await sandbox.analytics()).filter(({ event }) => event === name).length).toBe(times);
