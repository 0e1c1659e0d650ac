import type { Flow } from '../differential/flow';
import type { PayOnPage } from '../third-parties/csp/shop';
import type { CustomerPage } from './customer-page';
import type { DemoPayment } from './demo-payment';
import type { SandboxOptions } from '@tender/sandbox';
import type { NonceKind } from './nonce-kind';
import type { WindowPayment } from './window-payment';

/** How tests pay with a method, whichever suite they belong to. */
export interface MethodDescription {
  /** Pays on a page of a shop, as a customer does, and resolves with the result. The page may have no policy, or exactly the one that the method needs. */
  readonly payOnPage: PayOnPage;
  /** Members of that result. Default: a nonce. */
  readonly result?: Readonly<Record<string, unknown>>;
  /** The payment of a component that opens a window of the provider. */
  readonly windowPayment?: WindowPayment;
  /** What is compared with the reference, beside the flows of `windowPayment`. */
  readonly flows?: readonly Flow[];
  /** Prefix of the event by which an instance reports that it has been created, if it does so at once. */
  readonly initialized?: string;
  /** The settings of a merchant who does not have the method. */
  readonly settingsWithout?: NonNullable<SandboxOptions['merchant']>;
  /** Pages of the sandbox that a customer meets, by what is on them. */
  readonly customerPages?: Readonly<Record<string, CustomerPage>>;
  /** What the policy of a page of the method allows in addition to that of every page, by the name of the page. */
  readonly framePolicies?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** The ways in which a customer of the demo pays with it. */
  readonly demo?: readonly DemoPayment[];
  /** What a merchant's server gets of it, by the name in titles of tests. */
  readonly nonces?: Readonly<Record<string, NonceKind>>;
}
