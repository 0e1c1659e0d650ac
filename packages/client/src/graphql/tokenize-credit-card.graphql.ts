/** Fields of `binData`, separated by spaces: `INDICATORS` are YES, NO or UNKNOWN, `TEXTS` are texts. */
export const INDICATORS = 'prepaid healthcare debit durbinRegulated commercial payroll';
export const TEXTS = 'issuingBank countryOfIssuance productId';

const CARD = `bin brandCode last4 cardholderName expirationMonth expirationYear binData { ${INDICATORS} ${TEXTS} }`;

/** Name of the mutation that tokenizes a card. */
export const cardOperation = (forConnect: unknown): string => (forConnect ? 'TokenizeCreditCardForPayPalConnect' : 'TokenizeCreditCard');

/** The mutation that tokenizes a card; `forConnect` selects the one for cards that a PayPal Connect (Fastlane) checkout collects. */
export function tokenizeCardDocument(forConnect: unknown, withInsight: unknown): string {
  const operation = cardOperation(forConnect);
  const [variable, insight] = withInsight
    ? [
        ', $authenticationInsightInput: AuthenticationInsightInput!',
        'authenticationInsight(input: $authenticationInsightInput) { customerAuthenticationRegulationEnvironment }',
      ]
    : ['', ''];
  const card = forConnect
    ? `clientMutationId paymentMethod { id details { ... on CreditCardDetails { ${CARD} } } }`
    : `token creditCard { ${CARD} }`;
  return `mutation ${operation}($input: ${operation}Input!${variable}) { t${operation.slice(1)}(input: $input) { ${card} ${insight} } }`;
}
