import type { CreatePaymentOptions, PayPalCheckout, TokenizePayload } from '@tender/paypal/checkout';
import type { Outcome } from '../core/use-outcome';
import type { PayPalButtonsOptions, PayPalClick, PayPalLook, PayPalScript } from './paypal-script';

export interface Drawing {
  readonly instance: PayPalCheckout;
  readonly script: PayPalScript;
  readonly look: PayPalLook | undefined;
  readonly outcome: Outcome<TokenizePayload>;
  /** Aborts when they leave the page. */
  readonly signal: AbortSignal;
  /** What is asked for, at that moment. */
  payment(): CreatePaymentOptions;
  /** False, or a promise of it, refuses. */
  isWanted(click: PayPalClick): unknown;
}

/**
 * Draws PayPal's own buttons, and makes of their callbacks one payment from click to nonce.
 * @returns whether there is anything that the customer may pay by
 */
export async function drawButtons(drawing: Drawing, place: HTMLElement): Promise<boolean> {
  const { instance, script, look, outcome, signal, payment, isWanted } = drawing;
  let failure: unknown;
  /** PayPal's script tells of it too, in an error of its own. */
  const failed = (error: unknown): never => {
    failure = error;
    throw error;
  };
  const create = async (): Promise<string> => instance.createPayment({ ...payment(), signal }).catch(failed);
  const options: PayPalButtonsOptions = {
    ...look,
    ...(payment().flow === 'vault' ? { createBillingAgreement: create } : { createOrder: create }),
    async onClick(click, actions) {
      failure = undefined;
      return (await isWanted(click)) === false ? actions.reject() : actions.resolve();
    },
    onApprove: ({ orderID, payerID, paymentID, billingToken }) =>
      instance.tokenizePayment({ orderID, payerID, paymentID, billingToken, signal }).then(outcome.nonce, outcome.fail),
    onCancel: outcome.cancel,
    onError: (error) => outcome.fail(failure ?? error),
  };
  const buttons = script.Buttons(options);
  if (buttons.isEligible?.() === false) return false;
  signal.addEventListener('abort', () => void buttons.close?.().catch(() => undefined));
  await buttons.render(place);
  return true;
}
