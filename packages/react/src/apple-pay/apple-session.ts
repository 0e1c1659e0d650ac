import type { ApplePay, ApplePayPaymentRequest, ApplePayPaymentToken, ApplePayTokenizePayload } from '@tender/apple-pay';
import { attempt, onAbort } from '@tender/client/internal';

/** What the customer has approved in Apple's sheet: `payment` of Apple's event. */
export interface ApplePayPayment {
  /** The payment token, which the button has exchanged for the nonce. */
  readonly token: ApplePayPaymentToken;
  /** Billing contact, if the request asked for it. */
  readonly billingContact?: object;
  /** Shipping contact, if the request asked for it. */
  readonly shippingContact?: object;
}

/** The part of the browser's `ApplePaySession` that is used here. */
interface ApplePaySession {
  onvalidatemerchant: (event: { readonly validationURL: string }) => void;
  onpaymentauthorized: (event: { readonly payment: ApplePayPayment }) => void;
  oncancel: () => void;
  begin(): void;
  abort(): void;
  completeMerchantValidation(merchantSession: object): void;
  completePayment(result: number | { readonly status: number }): void;
}

interface ApplePaySessionClass {
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  new (version: number, request: ApplePayPaymentRequest): ApplePaySession;
  canMakePayments(): boolean;
}

function readSessionClass(): ApplePaySessionClass | undefined {
  return (globalThis as { ApplePaySession?: ApplePaySessionClass }).ApplePaySession;
}

/** Whether this browser has Apple Pay. Browsers throw an error on pages without https. */
export function canMakePayments(): boolean {
  return attempt(() => readSessionClass()?.canMakePayments()) ?? false;
}

/** Whether this browser draws Apple's button. */
export function drawsAppleButton(): boolean {
  return attempt(() => CSS.supports('-webkit-appearance', '-apple-pay-button')) ?? false;
}

export interface SheetOptions {
  /** Version of Apple's API. */
  readonly version: number;
  readonly request: ApplePayPaymentRequest;
  readonly displayName: string | undefined;
  /** Charges the nonce. Apple's sheet stays open until the promise ends. */
  onPayment(payload: ApplePayTokenizePayload, payment: ApplePayPayment): unknown;
}

/**
 * Opens Apple's sheet, in the task of the click. Resolves with whether the customer has paid: false when they closed the sheet. An abort closes the
 * sheet, unless the shop is charging the payment.
 * @throws the error that ended the payment: of Apple's API, of the instance, or of `onPayment`
 */
export function payInSheet(
  instance: Pick<ApplePay, 'performValidation' | 'tokenize'>,
  { version, request, displayName, onPayment }: SheetOptions,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const Session = readSessionClass() as ApplePaySessionClass;
    const session = new Session(version, request);
    let isCharging = false;
    const close = (reason: unknown): void => {
      attempt(() => session.abort()); // it throws if the customer has closed the sheet
      reject(reason);
    };
    const stopListening = onAbort(signal, close);
    const complete = (status: number): void => void attempt(() => session.completePayment(version < 3 ? status : { status })); // the sheet may have closed itself after 30 seconds
    const charge = async (payment: ApplePayPayment): Promise<void> => {
      try {
        const payload = await instance.tokenize({ token: payment.token, signal });
        stopListening();
        isCharging = true;
        await onPayment(payload, payment);
      } catch (error) {
        complete(Session.STATUS_FAILURE);
        return reject(error);
      }
      complete(Session.STATUS_SUCCESS);
      resolve(true);
    };
    session.onvalidatemerchant = ({ validationURL }) => {
      const options = displayName === undefined ? { validationURL } : { validationURL, displayName };
      instance
        .performValidation({ ...options, signal })
        .then((merchantSession) => session.completeMerchantValidation(merchantSession))
        .catch(close);
    };
    session.onpaymentauthorized = ({ payment }) => void charge(payment);
    session.oncancel = () => {
      if (!isCharging) resolve(false);
    };
    session.begin();
  });
}
