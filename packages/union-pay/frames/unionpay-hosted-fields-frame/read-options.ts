import { asRecord } from '@tender/client/internal';
import type { ActionOptions } from '../../src/context';
import type { CardForm } from './find-card-form';

// Each action receives only the parts of the card and of the page's options that it needs.

export function readCapabilitiesOptions(form: CardForm): ActionOptions {
  return { card: { number: removeSeparators(form.get('number.value')) } };
}

export function readEnrollOptions(form: CardForm, { mobile }: ActionOptions): ActionOptions {
  const { number, expirationMonth, expirationYear } = asRecord(form.getCardData());
  const { countryCode, number: mobileNumber } = asRecord(mobile);
  return { card: { number, expirationMonth, expirationYear }, mobile: { countryCode, number: mobileNumber } };
}

export function readTokenizeOptions(form: CardForm, { enrollmentId, smsCode }: ActionOptions): ActionOptions {
  const { number, expirationMonth, expirationYear, cvv } = asRecord(form.getCardData());
  return { card: { number, expirationMonth, expirationYear, cvv }, enrollmentId, smsCode };
}

/** Removes the spaces and hyphens that people type between groups of digits. */
function removeSeparators(number: unknown): unknown {
  return typeof number === 'string' ? number.replace(/[-\s]/g, '') : number;
}
