import type { BrowserContextOptions } from '@playwright/test';
import type { SandboxOptions } from '@tender/sandbox';
import type { Shop } from './shop';

export interface FlowOptions {
  /** Settings of the merchant. */
  readonly merchant?: SandboxOptions['merchant'];
  /** What the customer has in front of them. */
  readonly browser?: Pick<BrowserContextOptions, 'userAgent' | 'viewport' | 'hasTouch'>;
  /** `false` where instances are torn down at once: which of their events were sent by then is chance, and not compared. */
  readonly events?: false;
}

/** What a shop and its customer do, once with each SDK. */
export interface Flow extends FlowOptions {
  readonly name: string;
  /** All that goes through `shop` is compared; so is what this resolves with, if anything. */
  readonly run: (shop: Shop) => Promise<unknown>;
}

export const flow = (name: string, run: Flow['run'], options: FlowOptions = {}): Flow => ({ name, run, ...options });
