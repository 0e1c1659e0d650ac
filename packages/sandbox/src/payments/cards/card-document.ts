import { createHmac } from 'node:crypto';
import { type SandboxContext } from '../../core/context';
import { maskText, maskValue } from '../../core/log/mask';
import { randomNonce } from '../../core/random';
import { findBinData, type BinData } from './bin-data';
import { BRANDS, detectBrand, type Brand } from './brands';
import { type BillingAddress, type CardInput } from './card-input';
import { findTestCardOutcome } from './test-cards';
import { readExpiration } from './validate-expiration';
import { checkCard } from './verify-card';

/** A person whom pages name themselves, without a customer of the merchant: by an email address, for example. */
export interface SharedCustomer {
  identifier: string;
  /** What the identifier is. */
  type: string | null;
}

export interface TokenizeCardOptions {
  validate?: boolean | undefined;
  /** Whether the bank verifies a validated card. Default: true. */
  verify?: boolean | undefined;
  failOnDuplicatePaymentMethod?: boolean | undefined;
  failOnDuplicatePaymentMethodForCustomer?: boolean | undefined;
  /** The person with whom the page shares the card. */
  sharedCustomer?: SharedCustomer | undefined;
}
/** A card as the client API describes it to the page. The GraphQL API sends the same facts under other names. */
export type CardDocument = {
  type: 'CreditCard';
  nonce: string;
  description: string;
  consumed: boolean;
  isLocked: boolean;
  securityQuestions: never[];
  details: {
    bin: string;
    cardType: string;
    lastFour: string;
    lastTwo: string;
    cardholderName: string | null;
    expirationMonth: string | null;
    expirationYear: string | null;
  };
  binData: BinData;
  threeDSecureInfo: null;
};

/** Computes a keyed hash: equal for equal numbers of one merchant. Without the key, nobody can test numbers against it. */
export function hashCardNumber({ merchant }: Pick<SandboxContext, 'merchant'>, number: string): string {
  return createHmac('sha256', `card:${merchant.privateKey}`).update(number).digest('hex').slice(0, 32);
}

/** Collects what a later sale or verification needs to know. It is stored, and no response shows it. */
export function collectFacts(card: CardInput, number: string) {
  return {
    outcome: findTestCardOutcome(number) ?? ('approved' as const),
    checks: checkCard(card),
    billingAddress: maskValue(card.billingAddress ?? null) as BillingAddress | null,
    cvvOnly: number === '',
    // `binExtended` is what the provider calls the first eight digits.
    binExtended: number.length >= 15 ? number.slice(0, 8) : null,
  };
}

/** Creates the response for a card, with a new nonce. Without a number it describes a security code alone. */
export function describeCard(card: CardInput, number: string): { document: CardDocument; brand: Brand } {
  const brand = number === '' ? 'UNKNOWN' : detectBrand(number);
  const lastFour = number.slice(-4);
  const expiration = readExpiration(card);
  const document: CardDocument = {
    type: 'CreditCard',
    nonce: randomNonce(number === '' ? 'tokencvv_bf' : 'tokencc_bf'),
    description: lastFour === '' ? '' : `ending in ${lastFour.slice(2)}`,
    consumed: false,
    isLocked: false,
    securityQuestions: [],
    details: {
      bin: number.slice(0, 6),
      cardType: BRANDS[brand].name,
      lastFour,
      lastTwo: lastFour.slice(2),
      // A customer may type the card number into the name field; it must not be stored there.
      cardholderName: card.cardholderName == null ? null : maskText(card.cardholderName),
      expirationMonth: expiration.month,
      expirationYear: expiration.year,
    },
    binData: findBinData(number),
    threeDSecureInfo: null,
  };
  return { document, brand };
}
