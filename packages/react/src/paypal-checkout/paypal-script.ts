/** Which of the buttons was pressed. */
export interface PayPalClick {
  readonly fundingSource?: string;
}

/** Options of PayPal's buttons beside those that make them pay; whatever PayPal's script knows is passed on. */
export interface PayPalLook {
  /** `paypal`, `paylater`, ...; default a button for each that the customer may pay by. */
  readonly fundingSource?: string;
  /** `layout`, `color`, `shape`, `label`, `height`, ... */
  readonly style?: Readonly<Record<string, unknown>>;
  readonly [option: string]: unknown;
}

interface Approved {
  readonly orderID?: string | null;
  readonly payerID?: string | null;
  readonly paymentID?: string | null;
  readonly billingToken?: string | null;
}

export interface PayPalButtonsOptions extends PayPalLook {
  /** Rejecting keeps the window closed. */
  onClick(click: PayPalClick, actions: { resolve(): unknown; reject(): unknown }): Promise<unknown>;
  createOrder?(): Promise<string>;
  createBillingAgreement?(): Promise<string>;
  onApprove(approved: Approved): Promise<void>;
  onCancel(): void;
  onError(error: unknown): void;
}

/** As much of PayPal's script as is used here. */
export interface PayPalScript {
  Buttons(options: PayPalButtonsOptions): {
    render(container: HTMLElement): Promise<void>;
    close?(): Promise<void>;
    isEligible?(): boolean;
  };
}
