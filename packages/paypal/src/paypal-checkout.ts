import type { RequestResult } from '@tender/client';
import {
  abortable,
  busySlot,
  defineComponent,
  endpointsFor,
  endpointsOf,
  parseAuthorization,
  type Call,
  type Component,
  type Method,
  type OptionsOf,
  type Scope,
} from '@tender/client/internal';
import { createPayment } from './actions/create-payment';
import { clientId, loadPayPalSDK, type Script } from './actions/load-paypal-sdk';
import { startVaultInitiatedCheckout } from './actions/start-vault-initiated-checkout';
import { tokenizePayment } from './actions/tokenize-payment';
import { updatePayment } from './actions/update-payment';
import { checkoutErrors } from './errors';
import type {
  CreatePaymentOptions,
  LoadPayPalSDKOptions,
  PayPalCheckoutCreateOptions,
  StartVaultInitiatedCheckoutOptions,
  TokenizePaymentOptions,
  TokenizePayload,
  UpdatePaymentOptions,
} from './types';
import { createBackdrop } from './wire/backdrop';
import { setUp, type CheckoutContext } from './wire/checkout-context';
import type { Frames } from './wire/frames';

/** What `paypalCheckout.create` resolves with. Its methods also fail with what the set-up failed with. */
export interface PayPalCheckout {
  /** The intent of the last payment that was set up, as you called it. */
  readonly intentFromCreatePayment: string | undefined;
  /**
   * Sets up a payment (`checkout`) or an agreement (`vault`), and resolves with the token that PayPal's script wants of `createOrder` or
   * `createBillingAgreement`.
   * @throws PAYPAL_FLOW_OPTION_REQUIRED, PAYPAL_INVALID_PAYMENT_OPTION, PAYPAL_FLOW_FAILED
   */
  readonly createPayment: Method<[options: CreatePaymentOptions], string>;
  /**
   * Changes a payment while the customer is at PayPal. Resolves with the gateway's answer.
   * @throws PAYPAL_MISSING_REQUIRED_OPTION, PAYPAL_INVALID_PAYMENT_OPTION, PAYPAL_FLOW_FAILED
   */
  readonly updatePayment: Method<[options: UpdatePaymentOptions], RequestResult>;
  /**
   * Exchanges what PayPal's script gives to `onApprove` for a nonce.
   * @throws PAYPAL_ACCOUNT_TOKENIZATION_FAILED
   */
  readonly tokenizePayment: Method<[options: TokenizePaymentOptions], TokenizePayload>;
  /** The merchant's, as PayPal knows it. */
  readonly getClientId: Method<[], string | undefined>;
  /**
   * Loads the script of PayPal's buttons, as `window.paypal`.
   * @throws PAYPAL_FLOW_FAILED
   */
  readonly loadPayPalSDK: Method<[options?: LoadPayPalSDKOptions], PayPalCheckout>;
  /**
   * Lets the customer pay with a vaulted account, in a popup: call it from a click handler.
   * @throws PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS, …_PARAM_REQUIRED, …_SETUP_FAILED, …_POPUP_OPEN_FAILED, …_CANCELED, and those
   * of `createPayment` and `tokenizePayment`
   */
  readonly startVaultInitiatedCheckout: Method<[options: StartVaultInitiatedCheckoutOptions], TokenizePayload>;
  /** Closes the popup; the checkout ends in PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED. */
  readonly closeVaultInitiatedCheckoutWindow: Method<[], void>;
  /** Brings the popup to the front. */
  readonly focusVaultInitiatedCheckoutWindow: Method<[], void>;
  /** Takes away all that `create` put on the page. Calls under way reject, later ones throw METHOD_CALLED_AFTER_TEARDOWN. */
  readonly teardown: Method<[], void>;
}

const component = defineComponent({
  name: 'PayPal Checkout',
  prefix: 'paypal-checkout',
  async create(scope: Scope<PayPalCheckoutCreateOptions>): Promise<PayPalCheckout> {
    const { own, method, track, options } = scope;
    const trackPayment = (event: string): void => track(event, { paypal_context_id: context.contextId });
    const context: CheckoutContext = {
      merchantAccountId: options.merchantAccountId || undefined,
      setUp: setUp(scope),
      busy: busySlot(() => {
        trackPayment('startVaultInitiatedCheckout.error.already-in-progress');
        return checkoutErrors.PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS();
      }),
      backdrop: own(createBackdrop(() => context.ready?.frames?.focus())),
      payment: {},
      track,
      trackPayment,
    };
    const settled = context.setUp.then((ready) => {
      context.ready = ready;
    });
    settled.catch(() => {}); // whoever needs it sees the failure
    const script = {
      ...authorizationOf(options),
      autoSetDataUserIdToken: Boolean(options.autoSetDataUserIdToken),
      own,
    };
    if (options.client) await settled;

    const frames = async (call: Call): Promise<Frames> => abortable((await abortable(context.setUp, call.signal)).loading, call.signal);
    const instance: PayPalCheckout = {
      get intentFromCreatePayment() {
        return context.payment.intent;
      },
      createPayment: method('createPayment', (call, payment: CreatePaymentOptions) => createPayment(call, context, payment)),
      updatePayment: method('updatePayment', (call, payment: UpdatePaymentOptions) => updatePayment(call, context, payment)),
      tokenizePayment: method('tokenizePayment', (call, approved: TokenizePaymentOptions) => tokenizePayment(call, context, approved)),
      getClientId: method('getClientId', (call) => clientId(call, context)),
      loadPayPalSDK: method('loadPayPalSDK', async (call, parameters?: LoadPayPalSDKOptions) => {
        await loadPayPalSDK(call, context, script, parameters);
        return instance;
      }),
      startVaultInitiatedCheckout: method('startVaultInitiatedCheckout', (call, payment: StartVaultInitiatedCheckoutOptions) =>
        startVaultInitiatedCheckout(call, context, payment),
      ),
      closeVaultInitiatedCheckoutWindow: method('closeVaultInitiatedCheckoutWindow', async (call) => {
        const windows = await frames(call);
        if (context.busy.taken) trackPayment('startVaultInitiatedCheckout.canceled.by-merchant');
        windows.close();
      }),
      focusVaultInitiatedCheckoutWindow: method('focusVaultInitiatedCheckoutWindow', async (call) => (await frames(call)).focus()),
      teardown: scope.teardown,
    };
    return instance;
  },
});

/**
 * Who the client is for, and where its services are; known before there is one.
 * @throws CLIENT_INVALID_AUTHORIZATION
 */
function authorizationOf({ client, authorization }: OptionsOf<PayPalCheckoutCreateOptions>): Pick<Script, 'fingerprint' | 'endpoints'> {
  if (client) {
    const configuration = client.getConfiguration();
    return { fingerprint: configuration.authorizationFingerprint, endpoints: endpointsFor(configuration) };
  }
  const { authorizationFingerprint, endpoints = endpointsOf('sandbox') } = parseAuthorization(authorization);
  return { fingerprint: authorizationFingerprint, endpoints };
}

/** PayPal by its own buttons: payments, agreements, and checkouts with a vaulted account. */
export const paypalCheckout: Component<PayPalCheckoutCreateOptions, PayPalCheckout> & {
  /** Every browser is. */
  isSupported(): boolean;
} = { ...component, isSupported: () => true };
