import type { PayPalCheckoutCreatePaymentOptions, PayPalCheckout, PayPalCheckoutTokenizePayload } from '@tender/paypal/checkout';
import type { Outcome } from '../core/use-outcome';
import type { PayPalScriptButtonsOptions, PayPalClick, PayPalButtonOptions, PayPalScript } from './paypal-script';

export interface ButtonsContext {
  readonly instance: PayPalCheckout;
  readonly script: PayPalScript;
  readonly buttonOptions: PayPalButtonOptions | undefined;
  readonly outcome: Outcome<PayPalCheckoutTokenizePayload>;
  /** Aborts when the buttons are removed. */
  readonly signal: AbortSignal;
  /** Returns the current options of the payment. */
  readPayment(): PayPalCheckoutCreatePaymentOptions;
  /** Returns false, or a promise of false, to keep PayPal's window closed. */
  onClick(click: PayPalClick): unknown;
}

/**
 * Renders PayPal's own buttons and connects their callbacks: a click creates the payment, the approval creates the nonce.
 * @returns whether PayPal offers the customer a way to pay
 */
export async function drawButtons(context: ButtonsContext, container: HTMLElement): Promise<boolean> {
  const { instance, script, buttonOptions, outcome, signal, readPayment, onClick } = context;
  let failure: unknown;
  /** PayPal's script reports the failure to `onError` as an error of its own. This keeps ours, which says more. */
  const keepFailure = (error: unknown): never => {
    failure = error;
    throw error;
  };
  const create = async (): Promise<string> => instance.createPayment({ ...readPayment(), signal }).catch(keepFailure);
  const options: PayPalScriptButtonsOptions = {
    ...buttonOptions,
    ...(readPayment().flow === 'vault' ? { createBillingAgreement: create } : { createOrder: create }),
    async onClick(click, actions) {
      failure = undefined;
      return (await onClick(click)) === false ? actions.reject() : actions.resolve();
    },
    onApprove: ({ orderID, payerID, paymentID, billingToken }) =>
      instance.tokenizePayment({ orderID, payerID, paymentID, billingToken, signal }).then(outcome.nonce, outcome.fail),
    onCancel: outcome.cancel,
    onError: (error) => outcome.fail(failure ?? error),
  };
  const buttons = script.Buttons(options);
  if (buttons.isEligible?.() === false) return false;
  signal.addEventListener('abort', () => void buttons.close?.().catch(() => undefined));
  await buttons.render(container);
  return true;
}
