import { camelCased, members, type Members } from './members';
import { tokenizeCreditCardDocument, tokenizeCreditCardForPayPalConnectDocument } from './tokenize-credit-card.graphql';

export interface CardRequest {
  readonly query: string;
  readonly variables: { readonly input: CardInput; readonly authenticationInsightInput?: { readonly merchantAccountId: unknown } };
  readonly operationName: 'TokenizeCreditCard' | 'TokenizeCreditCardForPayPalConnect';
}

interface CardInput {
  readonly creditCard: Members;
  readonly options: { readonly validate?: boolean };
}

/** Whether a card may be tokenized over GraphQL: not when it belongs to a UnionPay enrolment, which only the REST API knows. */
export function fitsGraphQL(data: Members): boolean {
  return members(members(data.creditCard).options).unionPayEnrollment === undefined;
}

/** The GraphQL request for the data of a REST card tokenization. What that API does not take is left out. */
export function cardRequest(data: Members): CardRequest {
  const { creditCard, authenticationInsight, merchantAccountId, ...rest } = members(camelCased(data));
  const card = members(creditCard);
  const insight = Boolean(authenticationInsight && merchantAccountId);
  const input = { creditCard: creditCardInput(card), options: validation(card, rest) };
  const fastlane = members(members(data.creditCard).fastlane ? card.fastlane : undefined);
  const connect = Boolean(members(data.creditCard).fastlane);
  return {
    query: (connect ? tokenizeCreditCardForPayPalConnectDocument : tokenizeCreditCardDocument)(insight),
    variables: {
      input: connect ? { ...input, ...connectInput(card, fastlane) } : input,
      ...(insight && { authenticationInsightInput: { merchantAccountId } }),
    },
    operationName: connect ? 'TokenizeCreditCardForPayPalConnect' : 'TokenizeCreditCard',
  };
}

function creditCardInput({
  number,
  cvv,
  cardholderName,
  expirationDate,
  expirationMonth,
  expirationYear,
  billingAddress,
}: Members): Members {
  const [month, year] = typeof expirationDate === 'string' ? expirationDate.split('/') : [];
  return {
    number,
    expirationMonth: expirationMonth || month?.trim(),
    expirationYear: expirationYear || year?.trim(),
    cvv,
    cardholderName,
    ...(billingAddress ? { billingAddress } : undefined),
  };
}

/** Validation is asked for by the caller, else by the kind of authorization: a client token's cards are validated, a key's are not. */
function validation({ options }: Members, { authorizationFingerprint, tokenizationKey }: Members): { validate?: boolean } {
  const { validate } = members(options);
  if (typeof validate === 'boolean') return { validate };
  if (authorizationFingerprint) return { validate: true };
  return tokenizationKey ? { validate: false } : {};
}

function connectInput({ email, phone, shippingAddress }: Members, fastlane: Members): Members {
  const { termsAndConditionsVersion, termsAndConditionsCountry } = fastlane;
  return {
    email,
    optIn: 'hasBuyerConsent' in fastlane ? fastlane.hasBuyerConsent : false,
    phone,
    ...(termsAndConditionsVersion ? { termsAndConditionsVersion } : undefined),
    ...(termsAndConditionsCountry ? { termsAndConditionsCountry } : undefined),
    ...('authAssertion' in fastlane && { authAssertion: fastlane.authAssertion }),
    ...(shippingAddress ? { shippingAddress } : undefined),
  };
}
