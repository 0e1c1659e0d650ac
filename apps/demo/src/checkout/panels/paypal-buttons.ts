import { paypalCheckout, type PayPalCheckout } from '@tender/paypal/checkout';

/** As much of PayPal's script as this shop uses. */
interface PayPalScript {
  Buttons(options: PayPalButtonsOptions): { render(container: HTMLElement): Promise<void>; close?(): Promise<void> };
}

interface Approved {
  readonly orderID?: string;
  readonly payerID?: string;
  readonly paymentID?: string;
  readonly billingToken?: string;
}

export interface PayPalButtonsOptions {
  readonly fundingSource: 'paypal';
  /** Rejecting keeps the window closed. */
  onClick(data: unknown, actions: { resolve(): Promise<void>; reject(): Promise<void> }): Promise<void>;
  createOrder?(): Promise<string>;
  createBillingAgreement?(): Promise<string>;
  onApprove(approved: Approved): Promise<void>;
  onCancel(): void;
  onError(error: unknown): void;
}

export interface PayPalButtons {
  readonly checkout: PayPalCheckout;
  readonly script: PayPalScript;
  /** What the script was loaded for. */
  readonly vault: boolean;
  teardown(): Promise<void>;
}

interface Options {
  readonly authorization: string;
  readonly signal: AbortSignal;
  readonly currency: string;
  /** An agreement for later orders too, which PayPal's script has to be told when it is loaded. */
  readonly vault: boolean;
}

/** PayPal Checkout with PayPal's own script, both gone with `teardown`. */
export async function createPayPalButtons({ currency, vault, ...options }: Options): Promise<PayPalButtons> {
  const checkout = await paypalCheckout.create(options);
  const teardown = (): Promise<void> => checkout.teardown();
  try {
    await checkout.loadPayPalSDK({ vault, ...(vault ? {} : { currency, intent: 'capture' }), 'disable-funding': 'card' });
    const { paypal: script } = window as { paypal?: PayPalScript };
    if (!script) throw new Error('PayPal’s script left nothing on the page.');
    return { checkout, script, vault, teardown };
  } catch (error) {
    await teardown().catch(() => undefined);
    throw error;
  }
}
