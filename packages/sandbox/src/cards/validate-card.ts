import { type FieldError } from '../server/gateway-error';
import { BRANDS, brandOf, passesLuhn } from './brands';
import { type CardInput } from './card-input';
import { testCardOutcome } from './test-cards';
import { validateAddress } from './validate-address';
import { validateExpiration } from './validate-expiration';

export interface CardRules {
  /** A field that is missing altogether is refused only when the card is validated; one that is there must always be right. */
  validate: boolean;
  /** What the merchant asks for: `cvv`, `postal_code`. */
  challenges: readonly string[];
  /** Client API names of the brands the merchant takes. */
  supportedCardTypes: readonly string[];
}

/** Everything wrong with a card, number first. A date in the past is not wrong. */
export function validateCard(card: CardInput, rules: CardRules): FieldError[] {
  return [
    ...validateNumber(card, rules),
    ...validateCvv(card, rules),
    ...validateExpiration(card, rules.validate),
    ...validateName(card),
    ...validateAddress(card.billingAddress ?? undefined, rules.validate && rules.challenges.includes('postal_code')),
  ];
}

function validateNumber({ number, cvv }: CardInput, rules: CardRules): FieldError[] {
  const refuse = (code: string, message: string) => [{ path: ['number'], code, message }];
  if (number == null) {
    // A security code alone may be tokenized, for a card that is in the vault already.
    return !rules.validate && cvv ? [] : refuse('81714', 'Credit card number is required.');
  }
  const digits = number.replace(/[\s-]/g, '');
  if (digits === '') return refuse('81714', 'Credit card number is required.');
  if (!/^\d{12,19}$/.test(digits)) return refuse('81716', 'Credit card number must be 12-19 digits.');
  if (testCardOutcome(digits) === undefined) {
    return passesLuhn(digits)
      ? refuse('81717', 'Credit card number is not an accepted test number.')
      : refuse('81715', 'Credit card number is invalid.');
  }
  if (rules.validate && !rules.supportedCardTypes.includes(BRANDS[brandOf(digits)].name)) {
    return refuse('81703', 'Credit card type is not accepted by this merchant account.');
  }
  return [];
}

function validateCvv({ cvv, number }: CardInput, rules: CardRules): FieldError[] {
  if (!cvv) {
    const required = rules.validate && rules.challenges.includes('cvv');
    return required ? [{ path: ['cvv'], code: '81706', message: 'CVV is required.' }] : [];
  }
  const lengths = number ? [BRANDS[brandOf(number.replace(/[\s-]/g, ''))].cvv] : [3, 4];
  if (/^\d+$/.test(cvv) && lengths.some((length) => length === cvv.length)) return [];
  return [{ path: ['cvv'], code: '81707', message: 'CVV must be 4 digits for American Express and 3 digits for other card types.' }];
}

function validateName({ cardholderName }: CardInput): FieldError[] {
  if ((cardholderName ?? '').length <= 175) return [];
  return [{ path: ['cardholderName'], code: '81723', message: 'Cardholder name is too long.' }];
}
