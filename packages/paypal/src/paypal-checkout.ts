import {
  abortable,
  busySlot,
  defineComponent,
  endpointsFromConfiguration,
  endpointsFromEnvironment,
  parseAuthorization,
  type Call,
  type Component,
  type ScopeOptions,
} from '@tender/client/internal';
import { createPayment } from './actions/create-payment';
import { readClientId, loadPayPalSDK, type ScriptContext } from './actions/load-paypal-sdk';
import { startVaultInitiatedCheckout } from './actions/start-vault-initiated-checkout';
import { tokenizePayment } from './actions/tokenize-payment';
import { updatePayment } from './actions/update-payment';
import { checkoutErrors } from './errors';
import type {
  PayPalCheckout,
  PayPalCheckoutCreateOptions,
  PayPalCheckoutCreatePaymentOptions,
  PayPalCheckoutLoadPayPalSDKOptions,
  PayPalCheckoutStartVaultInitiatedCheckoutOptions,
  PayPalCheckoutTokenizePaymentOptions,
  PayPalCheckoutUpdatePaymentOptions,
} from './types';
import { createBackdrop } from './ui/backdrop';
import { setUpCheckout, type CheckoutContext, type CheckoutScope } from './context';
import type { PayPalFrames } from './ui/frames';

const component = defineComponent({
  name: 'PayPal Checkout',
  prefix: 'paypal-checkout',
  options: () => import('./options'),
  async create(scope: CheckoutScope): Promise<PayPalCheckout> {
    const { own, method, track, options } = scope;
    const trackPayment: CheckoutContext['trackPayment'] = (event) => track(event, { paypal_context_id: context.contextId });
    const context: CheckoutContext = {
      merchantAccountId: options.merchantAccountId || undefined,
      setUp: setUpCheckout(scope),
      busy: busySlot(() => {
        trackPayment('startVaultInitiatedCheckout.error.already-in-progress');
        return checkoutErrors.PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS();
      }),
      backdrop: own(createBackdrop(() => void instance.focusVaultInitiatedCheckoutWindow().catch(() => {}))),
      payment: {},
      track,
      trackPayment,
    };
    const settled = context.setUp.then((ready) => {
      context.ready = ready;
    });
    settled.catch(() => {}); // the methods reject with the failure
    const script = {
      ...readAuthorization(options),
      autoSetDataUserIdToken: Boolean(options.autoSetDataUserIdToken),
      own,
    };
    if (options.client) await settled;

    const waitForFrames = async (call: Call): Promise<PayPalFrames> =>
      abortable((await abortable(context.setUp, call.signal)).loading, call.signal);
    const instance: PayPalCheckout = {
      get intentFromCreatePayment() {
        return context.payment.intent;
      },
      createPayment: method('createPayment', (call, payment: PayPalCheckoutCreatePaymentOptions) => createPayment(call, context, payment)),
      updatePayment: method('updatePayment', (call, payment: PayPalCheckoutUpdatePaymentOptions) => updatePayment(call, context, payment)),
      tokenizePayment: method('tokenizePayment', (call, approval: PayPalCheckoutTokenizePaymentOptions) =>
        tokenizePayment(call, context, approval),
      ),
      getClientId: method('getClientId', (call) => readClientId(call, context)),
      loadPayPalSDK: method('loadPayPalSDK', async (call, parameters?: PayPalCheckoutLoadPayPalSDKOptions) => {
        await loadPayPalSDK(call, context, script, parameters);
        return instance;
      }),
      startVaultInitiatedCheckout: method(
        'startVaultInitiatedCheckout',
        (call, payment: PayPalCheckoutStartVaultInitiatedCheckoutOptions) => startVaultInitiatedCheckout(call, context, payment),
      ),
      closeVaultInitiatedCheckoutWindow: method('closeVaultInitiatedCheckoutWindow', async (call) => {
        const frames = await waitForFrames(call);
        if (context.busy.taken) trackPayment('startVaultInitiatedCheckout.canceled.by-merchant');
        frames.close();
      }),
      focusVaultInitiatedCheckoutWindow: method('focusVaultInitiatedCheckoutWindow', async (call) => (await waitForFrames(call)).focus()),
      teardown: scope.teardown,
    };
    return instance;
  },
});

/**
 * Reads from the authorization what loading PayPal's script needs, so that it need not wait for the client.
 * @throws CLIENT_INVALID_AUTHORIZATION
 */
function readAuthorization({
  client,
  authorization,
}: ScopeOptions<PayPalCheckoutCreateOptions>): Pick<ScriptContext, 'fingerprint' | 'endpoints'> {
  if (client) {
    const configuration = client.getConfiguration();
    return { fingerprint: configuration.authorizationFingerprint, endpoints: endpointsFromConfiguration(configuration) };
  }
  const { authorizationFingerprint, endpoints = endpointsFromEnvironment('sandbox') } = parseAuthorization(authorization);
  return { fingerprint: authorizationFingerprint, endpoints };
}

/**
 * PayPal with PayPal's own buttons: payments, agreements, and payments with an account in your vault. `create` rejects with PAYPAL_NOT_ENABLED when your
 * account has no PayPal, and with PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED when your sandbox account has no PayPal sandbox account. With an authorization
 * instead of a client it resolves at once, and the methods reject with these instead.
 */
export const paypalCheckout: Component<PayPalCheckoutCreateOptions, PayPalCheckout> & {
  /** Always true: every browser is supported. */
  isSupported(): boolean;
} = { ...component, isSupported: () => true };
