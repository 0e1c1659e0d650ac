import { type FieldError } from '../../core/http/gateway-error';
import { BRANDS, detectBrand, passesLuhn } from './brands';
import { toDigits, type CardInput } from './card-input';
import { findTestCardOutcome } from './test-cards';
import { validateAddress } from './validate-address';
import { validateExpiration } from './validate-expiration';

export interface CardRules {
  /** Rejects missing fields as well. Fields that are present are always checked. */
  validate: boolean;
  /** Fields that the merchant requires: `cvv`, `postal_code`. */
  challenges: readonly string[];
  /** The client API's names of the brands that the merchant accepts. */
  supportedCardTypes: readonly string[];
}

/** Lists everything wrong with a card, errors of the number first. An expiration date in the past is accepted. */
export function validateCard(card: CardInput, rules: CardRules): FieldError[] {
  return [
    ...validateNumber(card, rules),
    ...validateCvv(card, rules),
    ...validateExpiration(card, rules.validate),
    ...validateName(card),
    ...validateAddress(card.billingAddress, { postalCodeRequired: rules.validate && rules.challenges.includes('postal_code') }),
  ];
}

function validateNumber({ number, cvv }: CardInput, rules: CardRules): FieldError[] {
  const refuse = (code: string, message: string) => [{ path: ['number'], code, message }];
  if (number == null) {
    // A security code may be tokenized alone, for a card that is already in the vault.
    return !rules.validate && cvv ? [] : refuse('81714', 'Credit card number is required.');
  }
  const digits = toDigits(number);
  if (digits === '') return refuse('81714', 'Credit card number is required.');
  // Letters count as digits here, and have no valid check digit.
  if (digits.length < 12 || digits.length > 19) return refuse('81716', 'Credit card number must be 12-19 digits.');
  if (findTestCardOutcome(digits) === undefined) {
    return passesLuhn(digits)
      ? refuse('81717', 'Credit card number is not an accepted test number.')
      : refuse('81715', 'Credit card number is invalid.');
  }
  if (rules.validate && !rules.supportedCardTypes.includes(BRANDS[detectBrand(digits)].name)) {
    return refuse('81703', 'Credit card type is not accepted by this merchant account.');
  }
  return [];
}

function validateCvv({ cvv, number }: CardInput, rules: CardRules): FieldError[] {
  if (!cvv) {
    const required = rules.validate && rules.challenges.includes('cvv');
    return required ? [{ path: ['cvv'], code: '81706', message: 'CVV is required.' }] : [];
  }
  const lengths = number ? [BRANDS[detectBrand(toDigits(number))].cvv] : [3, 4];
  if (/^\d+$/.test(cvv) && lengths.some((length) => length === cvv.length)) return [];
  return [{ path: ['cvv'], code: '81707', message: 'CVV must be 4 digits for American Express and 3 digits for other card types.' }];
}

function validateName({ cardholderName }: CardInput): FieldError[] {
  if ((cardholderName ?? '').length <= 175) return [];
  return [{ path: ['cardholderName'], code: '81723', message: 'Cardholder name is too long.' }];
}
