/** Names, with a space between them, of what the issuer says of a card: with yes or no, then in words. */
export const INDICATORS = 'prepaid healthcare debit durbinRegulated commercial payroll';
export const TEXTS = 'issuingBank countryOfIssuance productId';

const CARD = `bin brandCode last4 cardholderName expirationMonth expirationYear binData { ${INDICATORS} ${TEXTS} }`;

/** Document that turns a card into a single-use token; for Connect, a card that a PayPal Connect (Fastlane) checkout collects. */
export function tokenizeCardDocument(operation: string, forConnect: unknown, withInsight: unknown): string {
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
