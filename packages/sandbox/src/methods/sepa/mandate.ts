import { definePaymentContexts } from '../../core/store/payment-contexts';

export const MANDATE_TYPES = ['ONE_OFF', 'RECURRENT'] as const;

/** What the gateway stores of a mandate. */
export interface Mandate {
  last4: string;
  /** Begins with the mandate's id. */
  bankReferenceToken: string;
  merchantOrPartnerCustomerId: string;
  mandateType: (typeof MANDATE_TYPES)[number];
  accountHolderName: string;
  countryCode: string;
  locale?: string | null | undefined;
  cancelUrl: string;
  returnUrl: string;
}

/** The id of a mandate is its order id. */
export const mandates = definePaymentContexts<Mandate>('sepa');
