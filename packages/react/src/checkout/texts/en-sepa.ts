import type { CompleteTexts } from './checkout-texts';

/** English texts of SEPA Direct Debit. */
export const enSepa: CompleteTexts['sepa'] = {
  iban: { label: 'IBAN', empty: 'Enter your IBAN.', invalid: 'This IBAN is incomplete or has a typing error.' },
  lead: 'A window opens, in which you sign the mandate.',
  mandate:
    'By paying you authorise {shop} to send an instruction to your bank to debit your account, and your bank to debit your account in accordance with it. You are entitled to a refund from your bank under the terms of your agreement with it; it must be claimed within eight weeks of the day your account was debited.',
};
