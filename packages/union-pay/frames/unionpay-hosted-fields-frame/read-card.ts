import { members } from '@tender/client/internal';
import type { Given } from '../../src/action';
import type { CardForm } from './find-card-form';

// What each action is done with: of the card what it needs, of what the page said what belongs to it.

export function forCapabilities(form: CardForm): Given {
  return { card: { number: plain(form.get('number.value')) } };
}

export function forEnrollment(form: CardForm, { mobile }: Given): Given {
  const { number, expirationMonth, expirationYear } = members(form.getCardData());
  const { countryCode, number: mobileNumber } = members(mobile);
  return { card: { number, expirationMonth, expirationYear }, mobile: { countryCode, number: mobileNumber } };
}

export function forTokenization(form: CardForm, { enrollmentId, smsCode }: Given): Given {
  const { number, expirationMonth, expirationYear, cvv } = members(form.getCardData());
  return { card: { number, expirationMonth, expirationYear, cvv }, enrollmentId, smsCode };
}

/** A number without what people type to group its digits. */
function plain(number: unknown): unknown {
  return typeof number === 'string' ? number.replace(/[-\s]/g, '') : number;
}
