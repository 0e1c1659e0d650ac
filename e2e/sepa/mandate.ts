import type { SepaTokenizeOptions } from '@tender/sepa';

/** A mandate of SEPA Direct Debit, for one payment. */
export const SEPA_MANDATE = {
  iban: 'DE89370400440532013000',
  merchantAccountId: 'shop_eur',
  mandateType: 'ONE_OFF',
  customerId: 'customer-1',
  accountHolderName: 'Ada Lovelace',
  countryCode: 'DE',
} as const satisfies SepaTokenizeOptions;
