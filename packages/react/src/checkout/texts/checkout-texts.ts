import type { SavedTexts } from '../../vault-manager/saved-texts';
import type { VenmoTexts } from '../../venmo/venmo-texts';

/** Texts of an input. */
export interface FieldTexts {
  /** Label above the input. */
  readonly label: string;
  /** Error when the input is empty. */
  readonly empty: string;
  /** Error when the input is invalid. */
  readonly invalid: string;
}

/** Texts of a notice. */
export interface NoticeTexts {
  /** What happened. */
  readonly title: string;
  /** What the customer can do. */
  readonly help: string;
}

/** Every text of the checkout, in one language. Placeholders in braces are replaced. */
export interface CheckoutTexts {
  /** Language as a BCP 47 tag: the `lang` attribute of the checkout, and the format of amounts. */
  readonly locale: string;
  /** Direction of the text. */
  readonly direction: 'ltr' | 'rtl';
  /** Shown while the payment methods load. */
  readonly loading: string;
  /** Shown while one method loads. Placeholder: `{method}`. */
  readonly preparing: string;
  /** Heading of the list of methods. */
  readonly choose: string;
  /** Pay button. Placeholder: `{amount}`. */
  readonly pay: string;
  /** Shown while the input is checked. */
  readonly collecting: string;
  /** Shown while the customer is in another window or app. Placeholder: `{method}`. */
  readonly waiting: string;
  /** Button that cancels the payment. */
  readonly cancel: string;
  /** Shown while the shop charges the payment. */
  readonly paying: string;
  /** Confirmation after the payment. */
  readonly paid: string;
  /** Button that tries again after a failure. */
  readonly retry: string;
  /** A field is empty or wrong. */
  readonly incomplete: string;
  /** The payment methods did not load. */
  readonly notLoaded: NoticeTexts;
  /** No payment method is offered. */
  readonly noMethods: NoticeTexts;
  /** One method did not load. Placeholder: `{method}`. */
  readonly methodNotLoaded: NoticeTexts;
  /** The browser does not support the method. Placeholder: `{method}`. Default: English. */
  readonly unavailable?: NoticeTexts;
  /** The customer has canceled. */
  readonly left: NoticeTexts;
  /** The browser has blocked the window. */
  readonly blocked: NoticeTexts;
  /** The gateway has refused the customer's input. */
  readonly refused: NoticeTexts;
  /** The gateway could not be reached. */
  readonly unreachable: NoticeTexts;
  /** Any other failure. */
  readonly failed: NoticeTexts;
  /** The payment may have been charged: `onPayment` failed, or a local payment ended without a result. */
  readonly uncertain: NoticeTexts;
  /** Names of the methods, except those with the same name in every language. Default, except for `card`: English. */
  readonly methods: Readonly<Record<'card', string> & Partial<Record<'sepa' | 'usBankAccount' | 'saved', string>>>;
  /** Texts of the card fields. */
  readonly card: {
    readonly number: FieldTexts;
    readonly expirationDate: FieldTexts & { readonly placeholder: string };
    readonly cvv: FieldTexts;
    readonly postalCode: FieldTexts;
    readonly cardholderName: FieldTexts;
    /** Hint below the security code. Placeholder: `{size}`, the number of digits. */
    readonly codeHint: string;
    /** The merchant does not accept the brand. Placeholder: `{brand}`. */
    readonly brandRefused: string;
    /** Assurance below the fields. */
    readonly security: string;
  };
  /** Texts of `<SavedPaymentMethods>`. Default: English. */
  readonly saved?: SavedTexts;
  /** Texts of 3D Secure. Default: English. */
  readonly verification?: {
    /** Title of the dialog with the bank's page. */
    readonly title: string;
    /** Button that closes the dialog. */
    readonly close: string;
    /** The bank did not confirm the payment. */
    readonly notVerified: NoticeTexts;
  };
  /** Texts of methods that the customer approves in a window or an app. Placeholder: `{method}`. Default: English. */
  readonly approval?: {
    /** Button that continues to the window or app. */
    readonly payWith: string;
    /** A window will open. */
    readonly inWindow: string;
    /** An app will open. */
    readonly inApp: string;
    /** A QR code will be shown. */
    readonly byCode: string;
    /** The customer has returned, and has to press the button to finish the payment. */
    readonly returned: string;
  };
  /** Texts of Venmo's QR code. Default: English. */
  readonly venmoCode?: VenmoTexts;
  /** Texts beside Venmo's login window. Default: English. */
  readonly venmoLogin?: {
    readonly heading: string;
    readonly instructions: string;
    /** Button that brings the window to the front. */
    readonly proceed: string;
    /** Button that cancels the payment. */
    readonly cancel: string;
  };
  /** Texts of the express row. Default: English. */
  readonly express?: {
    /** Accessible name of the row. */
    readonly title: string;
    /** Divider between the row and the list of methods. */
    readonly divider: string;
  };
  /** Texts for names of people and businesses. Default: English. */
  readonly names?: Readonly<Record<'givenName' | 'surname' | 'accountHolder' | 'businessName', FieldTexts>>;
  /** Texts of SEPA Direct Debit. Default: English. */
  readonly sepa?: {
    readonly iban: FieldTexts;
    /** A window for the mandate will open. */
    readonly lead: string;
    /** The mandate. Placeholder: `{shop}`. */
    readonly mandate: string;
  };
  /** Texts of US bank accounts. Default: English. */
  readonly usBankAccount?: {
    readonly routingNumber: FieldTexts;
    readonly accountNumber: FieldTexts;
    readonly accountType: string;
    readonly checking: string;
    readonly savings: string;
    readonly ownershipType: string;
    readonly personal: string;
    readonly business: string;
    readonly streetAddress: FieldTexts;
    readonly locality: FieldTexts;
    readonly region: FieldTexts;
    readonly postalCode: FieldTexts;
    /** The mandate. Placeholders: `{shop}`, `{amount}`. */
    readonly mandate: string;
  };
}

/** Texts of the checkout, including those of every method. */
export type CompleteTexts = Required<CheckoutTexts>;
