import type { BrowserContextOptions } from '@playwright/test';
import type { SandboxOptions } from '@tender/sandbox';
import type { Shop } from './shop';

export interface FlowOptions {
  /** Settings of the merchant. */
  readonly merchant?: SandboxOptions['merchant'];
  /** The customer's browser. */
  readonly browser?: Pick<BrowserContextOptions, 'userAgent' | 'viewport' | 'hasTouch'>;
  /** `false` does not compare events: when instances are torn down at once, it is chance which of their events are sent before. */
  readonly events?: false;
  /** Runs for every change: an approved payment of each method, and one that is canceled or refused. All flows run every night. */
  readonly everyChange?: boolean | undefined;
}

/** Actions of a shop and its customer, which run once with each SDK. */
export interface Flow extends FlowOptions {
  readonly name: string;
  /** The results of all calls through `shop` are compared, and the value that this resolves with. */
  readonly run: (shop: Shop) => Promise<unknown>;
}

/** An action of a shop, as an entry of a flow that is a list of them. */
export type Step = (shop: Shop) => Promise<unknown>;

type Run = Flow['run'] | readonly Step[];

/** A flow of what `run` does, or of a list of steps. */
export function flow(name: string, ...content: [run: Run] | [options: FlowOptions, run: Run]): Flow {
  const [options, run] = content.length === 1 ? ([{}, content[0]] as const) : content;
  return { name, run: typeof run === 'function' ? run : (shop) => runSteps(shop, run), ...options };
}

async function runSteps(shop: Shop, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await step(shop);
}

/** A flow that runs for every change. */
export const changeFlow = (name: string, run: Run): Flow => flow(name, { everyChange: true }, run);
