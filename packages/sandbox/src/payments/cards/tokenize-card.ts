import { requireClientToken } from '../../core/authorization/authorize';
import { type Caller } from '../../core/authorization/caller';
import { type Grant } from '../../core/authorization/fingerprint';
import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { unitOfWork } from '../../core/store/unit-of-work';
import { type Instrument } from '../instruments/kinds';
import { storeNonce } from '../instruments/store-nonce';
import { storeForTokenCustomer } from '../vault/store-instrument';
import { type Brand } from './brands';
import { collectFacts, describeCard, hashCardNumber, type CardDocument, type TokenizeCardOptions } from './card-document';
import { toDigits, type CardInput } from './card-input';
import { listSupportedCardTypes } from './supported-card-types';
import { validateCard } from './validate-card';
import { verifyAtTokenization } from './verify-at-tokenization';

export interface TokenizedCard {
  document: CardDocument;
  brand: Brand;
  /** Set when the card went into the vault. */
  paymentMethodToken?: string | undefined;
}

/**
 * Exchanges a card for a nonce. With `validate` the card is also verified, and vaulted when the caller's client token names a customer. The number itself
 * is not stored, only its first six or eight digits, its last four and a keyed hash.
 * @throws GatewayError 422 for fields that are not valid, and for a card that its verification declines; 403 for `validate` with a tokenization key
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

  const number = toDigits(card.number);
  const cardFingerprint = number === '' ? undefined : hashCardNumber(context, number);
  const draft = { ...describeCard(card, number), cardFingerprint, facts: collectFacts(card, number) };
  if (validate) await verifyAtTokenization(context, card, { ...draft, grant, options });

  const paymentMethodToken = validate ? await vaultCard(context, draft, grant) : undefined;
  await storeNonce(context, {
    nonce: draft.document.nonce,
    type: 'CreditCard',
    document: draft.document,
    facts: { ...draft.facts, ...(options.sharedCustomer && { sharedCustomer: options.sharedCustomer }) },
    cardFingerprint,
    customerId: grant.customerId,
    paymentMethodToken,
  });
  return { document: draft.document, brand: draft.brand, paymentMethodToken };
}

type Draft = Pick<Instrument, 'facts'> & { document: CardDocument; cardFingerprint: string | undefined };

/** Stores a verified card in the vault, for the customer that the client token names. Resolves with the token of the new payment method. */
async function vaultCard(context: SandboxContext, draft: Draft, grant: Partial<Grant>): Promise<string | undefined> {
  const { customerId, makeDefault } = grant;
  if (customerId === undefined) return undefined;
  const { isLocked: _locked, securityQuestions: _questions, ...document } = draft.document;
  const { facts, cardFingerprint = null } = draft;
  const instrument = { type: 'CreditCard', document, facts, cardFingerprint, token: null, customerId };
  const row = await unitOfWork(context, (context) => storeForTokenCustomer(context, instrument, { customerId, makeDefault }));
  return row.token;
}

function refuseInvalid(context: SandboxContext, card: CardInput, validate: boolean): void {
  const rules = { validate, challenges: context.settings.challenges ?? [], supportedCardTypes: listSupportedCardTypes(context.settings) };
  const errors = validateCard(card, rules).map((error) => ({ ...error, path: ['creditCard', ...error.path] }));
  if (errors.length > 0) throw new GatewayError('VALIDATION', 'Credit card is invalid', errors);
}
