import type { Client, Configuration } from '@tender/client';
import { nextTask, type BusySlot, type EventName, type Scope } from '@tender/client/internal';
import type { PayPalFlow } from './constants';
import { checkoutErrors, flowErrors } from './errors';
import type { PayPalAnalyticsEvent, PayPalCheckoutAnalyticsEvent } from './events';
import type { PayPalCheckoutCreateOptions, PayPalCreateOptions } from './types';
import type { Backdrop } from './ui/backdrop';
import { createFrames, type PayPalFrames } from './ui/frames';

export type PayPalScope = Scope<PayPalCreateOptions, PayPalAnalyticsEvent, 'paypal'>;

/** Shared by the steps of an instance of PayPal. */
export interface PayPalContext extends Pick<PayPalScope, 'track' | 'trackAs'> {
  readonly client: Client;
  readonly frames: PayPalFrames;
  /** Allows one popup at a time. */
  readonly busy: BusySlot;
}

export type CheckoutScope = Scope<PayPalCheckoutCreateOptions, PayPalCheckoutAnalyticsEvent, 'paypal-checkout'>;

/** Shared by the steps of an instance of PayPal Checkout, and what the instance remembers between them. */
export interface CheckoutContext {
  readonly merchantAccountId: string | undefined;
  /** Rejects with the error of the client, or with the reason why the merchant's account cannot use PayPal. */
  readonly setUp: Promise<CheckoutSetup>;
  /** The result of `setUp`, without waiting: a popup must open in the task of the customer's click. */
  ready?: CheckoutSetup;
  readonly busy: BusySlot;
  readonly backdrop: Backdrop;
  /** The last payment that was created. */
  payment: CreatedPayment;
  /** Token of the last payment, for analytics. */
  contextId?: string;
  readonly track: CheckoutScope['track'];
  /** Sends an event with the token of the last payment. */
  trackPayment(event: EventName<PayPalCheckoutAnalyticsEvent, 'paypal-checkout'>): void;
}

/** What methods need from the client. */
export interface CheckoutSetup {
  readonly client: Client;
  readonly configuration: Configuration;
  /** The frames of the popup. Rejects with PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED. */
  readonly loading: Promise<PayPalFrames>;
  /** The result of `loading`, without waiting. */
  frames?: PayPalFrames;
}

/** What `tokenizePayment` needs to know about the payment that was created last. */
export interface CreatedPayment {
  readonly flow?: PayPalFlow;
  readonly riskCorrelationId?: string | undefined;
  /** The intent that the merchant passed, not the gateway's name for it. */
  intent?: string | undefined;
}

/**
 * Waits for the client, checks the merchant's account, and starts to load the frames of the popup.
 * @throws PAYPAL_NOT_ENABLED, PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED, or an error of the client
 */
export async function setUpCheckout(scope: CheckoutScope): Promise<CheckoutSetup> {
  const client = await scope.client();
  const configuration = client.getConfiguration();
  const { paypalEnabled, paypal } = configuration.gatewayConfiguration;
  const { merchantAccountId } = scope.options; // the settings are those of the default account; another account may have PayPal nevertheless
  if (!paypal || (!merchantAccountId && !paypalEnabled)) throw flowErrors.PAYPAL_NOT_ENABLED();
  if (!merchantAccountId && paypal.environmentNoNetwork === true) throw checkoutErrors.PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED();
  scope.track('initialized');
  const loading = loadFrames(scope, configuration);
  const ready: CheckoutSetup = { client, configuration, loading };
  loading.then(
    (frames) => (ready.frames = frames),
    () => {}, // the methods that need the frames reject with the failure
  );
  return ready;
}

async function loadFrames({ signal, track }: CheckoutScope, configuration: Configuration): Promise<PayPalFrames> {
  await nextTask(signal); // the frame takes the browser some milliseconds
  const createError = checkoutErrors.PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED;
  return new Promise((resolve, reject) => {
    try {
      const frames = createFrames(configuration, signal, () => {
        track('frame-service.timed-out');
        reject(createError());
      });
      frames.ready.then(() => resolve(frames), reject);
    } catch (error) {
      reject(createError({ originalError: error }));
    }
  });
}
