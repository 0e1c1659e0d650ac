import type { Client, Configuration } from '@tender/client';
import type { BusySlot, Scope } from '@tender/client/internal';
import type { Flow } from '../constants';
import { checkoutErrors, flowErrors } from '../errors';
import type { PayPalCheckoutCreateOptions } from '../types';
import type { Backdrop } from './backdrop';
import { createFrames, type Frames } from './frames';

export interface CheckoutContext {
  readonly merchantAccountId: string | undefined;
  /** Rejects with what is wrong with the client, or with the merchant's account. */
  readonly setUp: Promise<Ready>;
  /** The same, once it is there: popups open in the tick of the customer's click. */
  ready?: Ready;
  readonly busy: BusySlot;
  readonly backdrop: Backdrop;
  /** The last one set up. */
  payment: Payment;
  /** The last one's token, for analytics. */
  contextId?: string;
  readonly track: Scope<object>['track'];
  /** An event that says which payment it is about. */
  trackPayment(event: string): void;
}

export interface Ready {
  readonly client: Client;
  readonly configuration: Configuration;
  /** Rejects with PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED. */
  readonly loading: Promise<Frames>;
  frames?: Frames;
}

/** What the tokenization takes over from the set-up of the payment. */
export interface Payment {
  readonly flow?: Flow;
  readonly riskCorrelationId?: string | undefined;
  /** As the merchant calls it. */
  intent?: string | undefined;
}

/** @throws PAYPAL_NOT_ENABLED, PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED, or what the client fails with */
export async function setUp(scope: Scope<PayPalCheckoutCreateOptions>): Promise<Ready> {
  const client = await scope.client();
  const configuration = client.getConfiguration();
  const { paypalEnabled, paypal } = configuration.gatewayConfiguration;
  const { merchantAccountId } = scope.options; // not the default one: what is said of that does not matter
  if (!paypal || (!merchantAccountId && !paypalEnabled)) throw flowErrors.PAYPAL_NOT_ENABLED();
  if (!merchantAccountId && paypal.environmentNoNetwork === true) throw checkoutErrors.PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED();
  scope.track('initialized');
  const loading = loadFrames(scope, configuration);
  const ready: Ready = { client, configuration, loading };
  loading.then(
    (frames) => (ready.frames = frames),
    () => {}, // whoever needs them sees the failure
  );
  return ready;
}

function loadFrames({ signal, track }: Scope<PayPalCheckoutCreateOptions>, configuration: Configuration): Promise<Frames> {
  const failed = checkoutErrors.PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED;
  return new Promise((resolve, reject) => {
    try {
      const frames = createFrames(configuration, signal, () => {
        track('frame-service.timed-out');
        reject(failed());
      });
      frames.ready.then(() => resolve(frames), reject);
    } catch (error) {
      reject(failed({ originalError: error }));
    }
  });
}
