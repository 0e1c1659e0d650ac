/** Describes a click on one of PayPal's buttons. */
export interface PayPalClick {
  /** The button that was pressed: `paypal`, `paylater`, `card`, ... */
  readonly fundingSource?: string;
}

/** Appearance of PayPal's buttons. Every option is passed on to PayPal's script. */
export interface PayPalButtonOptions {
  /** Shows only the button of this funding source: `paypal`, `paylater`, ... Default: a button for each one that is available to the customer. */
  readonly fundingSource?: string;
  /** PayPal's style options: `layout`, `color`, `shape`, `label`, `height`, ... */
  readonly style?: Readonly<Record<string, unknown>>;
  /** Any other option of PayPal's script. */
  readonly [option: string]: unknown;
}

interface Approved {
  readonly orderID?: string | null;
  readonly payerID?: string | null;
  readonly paymentID?: string | null;
  readonly billingToken?: string | null;
}

export interface PayPalScriptButtonsOptions extends PayPalButtonOptions {
  /** `actions.reject` keeps the window closed. */
  onClick(click: PayPalClick, actions: { resolve(): unknown; reject(): unknown }): Promise<unknown>;
  createOrder?(): Promise<string>;
  createBillingAgreement?(): Promise<string>;
  onApprove(approved: Approved): Promise<void>;
  onCancel(): void;
  onError(error: unknown): void;
}

/** The part of PayPal's script that is used here. */
export interface PayPalScript {
  Buttons(options: PayPalScriptButtonsOptions): {
    render(container: HTMLElement): Promise<void>;
    close?(): Promise<void>;
    isEligible?(): boolean;
  };
}
