import { camelCased, members, type Members } from './members';
import { tokenizeCardDocument } from './tokenize-credit-card.graphql';

/** Members that are undefined are not sent: the request goes out as JSON. */
export interface CardRequest {
  readonly query: string;
  readonly variables: {
    readonly input: CardInput;
    readonly authenticationInsightInput?: { readonly merchantAccountId: unknown } | undefined;
  };
  readonly operationName: string;
}

interface CardInput {
  readonly creditCard: Members;
  readonly options: { readonly validate: boolean | undefined };
}

/** The GraphQL request for the data of a REST card tokenization. What that API does not take is left out. */
export function cardRequest(data: Members): CardRequest {
  const given = members(camelCased(data));
  const { authenticationInsight, merchantAccountId } = given;
  const card = members(given.creditCard);
  const insight = authenticationInsight && merchantAccountId;
  const connect = members(data.creditCard).fastlane;
  const input = { creditCard: cardInput(card), options: { validate: validation(card, given) } };
  const operationName = connect ? 'TokenizeCreditCardForPayPalConnect' : 'TokenizeCreditCard';
  return {
    query: tokenizeCardDocument(operationName, connect, insight),
    variables: {
      input: { ...input, ...(connect ? connectInput(card) : {}) },
      authenticationInsightInput: insight ? { merchantAccountId } : undefined,
    },
    operationName,
  };
}

function cardInput({ number, cvv, cardholderName, expirationDate, expirationMonth, expirationYear, billingAddress }: Members): Members {
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

/** Validation is asked for by the caller, else by the kind of authorization: a client token's cards are validated, a key's are not. */
function validation({ options }: Members, { authorizationFingerprint, tokenizationKey }: Members): boolean | undefined {
  const { validate } = members(options);
  if (typeof validate === 'boolean') return validate;
  if (authorizationFingerprint) return true;
  return tokenizationKey ? false : undefined;
}

function connectInput({ email, phone, shippingAddress, fastlane }: Members): Members {
  const { hasBuyerConsent = false, termsAndConditionsVersion, termsAndConditionsCountry, authAssertion } = members(fastlane);
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
