import type { SavedTexts } from '../../vault-manager/saved-texts';

/** A field that the customer fills in. */
export interface FieldTexts {
  readonly label: string;
  /** Said where nothing was entered. */
  readonly empty: string;
  /** Said where what was entered cannot be right. */
  readonly invalid: string;
}

/** What happened, and what to do. */
export interface NoticeTexts {
  readonly title: string;
  readonly help: string;
}

/** Every word of the checkout, in one language. What stands in braces is filled in. */
export interface CheckoutTexts {
  /** BCP 47: how money is written, and the language of the page's part. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly loading: string;
  /** Of one method. {method} */
  readonly preparing: string;
  readonly choose: string;
  /** {amount} */
  readonly pay: string;
  /** {method} */
  readonly payWith: string;
  readonly collecting: string;
  /** While the customer is elsewhere. {method} */
  readonly waiting: string;
  readonly cancel: string;
  readonly paying: string;
  readonly paid: string;
  readonly retry: string;
  /** A field is empty or wrong. */
  readonly incomplete: string;
  /** The payment methods did not load. */
  readonly notLoaded: NoticeTexts;
  readonly noMethods: NoticeTexts;
  /** {method} */
  readonly methodNotLoaded: NoticeTexts;
  /** {method} */
  readonly unavailable: NoticeTexts;
  /** The customer gave up. */
  readonly left: NoticeTexts;
  /** The browser opened no window. */
  readonly blocked: NoticeTexts;
  readonly refused: NoticeTexts;
  readonly unreachable: NoticeTexts;
  readonly failed: NoticeTexts;
  /** The card's bank did not confirm who pays. */
  readonly notVerified: NoticeTexts;
  /** Names of the methods, but for those that are called the same everywhere. */
  readonly methods: Readonly<Record<'card' | 'sepa' | 'usBankAccount' | 'saved', string>>;
  readonly card: {
    readonly number: FieldTexts;
    readonly expirationDate: FieldTexts & { readonly placeholder: string };
    readonly cvv: FieldTexts;
    readonly postalCode: FieldTexts;
    readonly cardholderName: FieldTexts;
    /** {size} digits */
    readonly codeHint: string;
    /** {brand} */
    readonly brandRefused: string;
    readonly security: string;
  };
  /** Of `<SavedPaymentMethods>`; default its own, in English. */
  readonly saved?: SavedTexts;
  readonly verification: { readonly title: string; readonly close: string };
  /** A window opens. {method} */
  readonly inWindow: string;
  /** An app opens. {method} */
  readonly inApp: string;
  /** A code is shown. {method} */
  readonly byCode: string;
  /** Of people and businesses; default English, as of the methods below. */
  readonly names?: Readonly<Record<'givenName' | 'surname' | 'accountHolder' | 'businessName', FieldTexts>>;
  readonly sepa?: {
    readonly iban: FieldTexts;
    /** The window in which the mandate is signed. */
    readonly lead: string;
    /** {shop} */
    readonly mandate: string;
  };
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
    /** {shop} {amount} */
    readonly mandate: string;
  };
}

/** With those of every method. */
export type CompleteTexts = Required<CheckoutTexts>;
