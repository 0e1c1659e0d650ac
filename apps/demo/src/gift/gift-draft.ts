import type { FieldKey } from '@tender/hosted-fields';
import { isEmail } from '../checkout/email-field';

/** What is typed on the page, the card apart. */
export interface GiftDraft {
  /** Of the gift cards in the catalogue. */
  readonly productId: string;
  readonly recipient: string;
  readonly message: string;
  readonly email: string;
}

export const LONGEST_MESSAGE = 200;

/** In the order of the page. */
export const GIFT_CARD_FIELDS = ['number', 'expirationDate', 'cvv', 'postalCode'] as const satisfies readonly FieldKey[];

/** What is wrong with the addresses, once “Pay” was pressed. */
export function giftMessages({ recipient, email }: GiftDraft): { readonly recipient?: string; readonly email?: string } {
  return {
    ...(isEmail(recipient) ? {} : { recipient: problemOf(recipient, 'Enter the e-mail address that the card goes to.') }),
    ...(isEmail(email) ? {} : { email: problemOf(email, 'Enter your e-mail address.') }),
  };
}

const problemOf = (address: string, empty: string): string => (address === '' ? empty : 'This e-mail address is not complete.');
