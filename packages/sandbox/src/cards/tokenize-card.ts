import { createHmac } from 'node:crypto';
import { type Caller } from '../authorization/caller';
import { requireClientToken } from '../authorization/authorize';
import { type Grant } from '../authorization/fingerprint';
import { type SandboxContext } from '../context';
import { maskText, maskValue } from '../control/mask';
import { randomNonce } from '../random';
import { GatewayError } from '../server/gateway-error';
import { storeNonce } from '../store/store-nonce';
import { binDataOf, type BinData } from './bin-data';
import { BRANDS, brandOf, type Brand } from './brands';
import { type CardInput } from './card-input';
import { expirationOf } from './validate-expiration';
import { testCardOutcome } from './test-cards';
import { supportedCardTypes } from './supported-card-types';
import { validateCard } from './validate-card';
import { vaultCard } from './vault-card';
import { verifyAtTokenization } from './verify-at-tokenization';
import { checkCard } from './verify-card';

export interface TokenizeCardOptions {
  validate?: boolean | undefined;
  failOnDuplicatePaymentMethod?: boolean | undefined;
  failOnDuplicatePaymentMethodForCustomer?: boolean | undefined;
}

/** What the page is told of a card; the GraphQL API words the same differently. */
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

export interface TokenizedCard {
  document: CardDocument;
  brand: Brand;
  /** Set when the card went into the vault. */
  paymentMethodToken?: string | undefined;
}

/**
 * Turns a card into a nonce. With `validate` the caller needs a client token; the card is then verified, and vaulted when the token
 * names a customer. The number itself is kept nowhere: only issuer, last four and a keyed hash.
 */
export async function tokenizeCard(
  context: SandboxContext,
  caller: Caller,
  card: CardInput,
  options: TokenizeCardOptions,
): Promise<TokenizedCard> {
  const validate = options.validate === true;
  const grant: Partial<Grant> = validate && caller.kind !== 'api_keys' ? requireClientToken(caller) : {};
  refuseInvalid(context, card, validate);

  const number = (card.number ?? '').replace(/[\s-]/g, '');
  const cardFingerprint = number === '' ? undefined : fingerprintOf(context, number);
  const draft = { ...describeCard(card, number), cardFingerprint, hidden: hiddenFacts(card, number) };
  if (validate) await verifyAtTokenization(context, card, { ...draft, grant, options });

  const vaulted = validate && grant.customerId !== undefined ? await vaultCard(context, grant, draft) : undefined;
  await storeNonce(context, {
    nonce: draft.document.nonce,
    type: 'CreditCard',
    document: draft.document,
    hidden: draft.hidden,
    cardFingerprint,
    customerId: grant.customerId,
    paymentMethodToken: vaulted?.token,
  });
  return { document: draft.document, brand: draft.brand, paymentMethodToken: vaulted?.token };
}

function refuseInvalid(context: SandboxContext, card: CardInput, validate: boolean): void {
  const rules = { validate, challenges: context.settings.challenges ?? [], supportedCardTypes: supportedCardTypes(context.settings) };
  const errors = validateCard(card, rules).map((error) => ({ ...error, path: ['creditCard', ...error.path] }));
  if (errors.length > 0) throw new GatewayError('VALIDATION', 'Credit card is invalid', errors);
}

/** The same number gives the same hash for this merchant, and nobody without the key can try numbers against it. */
export function fingerprintOf({ merchant }: Pick<SandboxContext, 'merchant'>, number: string): string {
  return createHmac('sha256', `card:${merchant.privateKey}`).update(number).digest('hex').slice(0, 32);
}

/** What a later sale or verification must know and no answer shows. */
export function hiddenFacts(card: CardInput, number: string) {
  return {
    outcome: testCardOutcome(number) ?? 'approved',
    checks: checkCard(card),
    billingAddress: maskValue(card.billingAddress ?? null),
    cvvOnly: number === '',
  };
}

export function describeCard(card: CardInput, number: string): { document: CardDocument; brand: Brand } {
  const brand = number === '' ? 'UNKNOWN' : brandOf(number);
  const lastFour = number.slice(-4);
  const expiration = expirationOf(card);
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
      // Who types the number into the wrong field must not have it kept there.
      cardholderName: card.cardholderName == null ? null : maskText(card.cardholderName),
      expirationMonth: expiration.month,
      expirationYear: expiration.year,
    },
    binData: binDataOf(number),
    threeDSecureInfo: null,
  };
  return { document, brand };
}
