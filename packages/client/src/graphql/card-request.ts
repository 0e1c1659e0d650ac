import type { UnknownRecord } from '../internal/records';
import { asRecord, toCamelCaseKeys } from './card-records';
import { cardOperation, tokenizeCardDocument } from './tokenize-credit-card.graphql';

/** A GraphQL request, sent as JSON. Undefined members are not sent. */
export interface CardRequest {
  readonly query: string;
  readonly variables: {
    readonly input: CardInput;
    readonly authenticationInsightInput?: { readonly merchantAccountId: unknown } | undefined;
  };
  readonly operationName: string;
}

interface CardInput {
  readonly creditCard: UnknownRecord;
  readonly options: { readonly validate: boolean | undefined };
}

/** Converts the data of a REST card tokenization to a GraphQL request. Members that GraphQL does not accept are left out. */
export function createCardRequest(data: UnknownRecord): CardRequest {
  const options = asRecord(toCamelCaseKeys(data));
  const { authenticationInsight, merchantAccountId } = options;
  const card = asRecord(options.creditCard);
  const insight = authenticationInsight && merchantAccountId;
  const connect = asRecord(data.creditCard).fastlane;
  const input = { creditCard: createCardInput(card), options: { validate: readValidate(card, options) } };
  return {
    query: tokenizeCardDocument(connect, insight),
    variables: {
      input: { ...input, ...(connect ? createConnectInput(card) : {}) },
      authenticationInsightInput: insight ? { merchantAccountId } : undefined,
    },
    operationName: cardOperation(connect),
  };
}

function createCardInput({
  number,
  cvv,
  cardholderName,
  expirationDate,
  expirationMonth,
  expirationYear,
  billingAddress,
}: UnknownRecord): UnknownRecord {
  const [month, year] = typeof expirationDate === 'string' ? `${expirationDate}/`.split('/') : [];
  return {
    number,
    expirationMonth: expirationMonth || month?.trim(),
    expirationYear: expirationYear || year?.trim(),
    cvv,
    cardholderName,
    billingAddress: billingAddress || undefined,
  };
}

/** The caller's `validate` option. Default: cards are validated with a client token, and not validated with a tokenization key. */
function readValidate({ options }: UnknownRecord, { authorizationFingerprint, tokenizationKey }: UnknownRecord): boolean | undefined {
  const { validate } = asRecord(options);
  if (typeof validate === 'boolean') return validate;
  if (authorizationFingerprint) return true;
  return tokenizationKey ? false : undefined;
}

function createConnectInput({ email, phone, shippingAddress, fastlane }: UnknownRecord): UnknownRecord {
  const { hasBuyerConsent = false, termsAndConditionsVersion, termsAndConditionsCountry, authAssertion } = asRecord(fastlane);
  return {
    email,
    optIn: hasBuyerConsent,
    phone,
    termsAndConditionsVersion: termsAndConditionsVersion || undefined,
    termsAndConditionsCountry: termsAndConditionsCountry || undefined,
    authAssertion,
    shippingAddress: shippingAddress || undefined,
  };
}
