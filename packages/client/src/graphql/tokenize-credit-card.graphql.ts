const CARD = `
bin
brandCode
last4
cardholderName
expirationMonth
expirationYear
binData {
prepaid
healthcare
debit
durbinRegulated
commercial
payroll
issuingBank
countryOfIssuance
productId
}`;

const INSIGHT = `
authenticationInsight(input: $authenticationInsightInput) {
customerAuthenticationRegulationEnvironment
}`;

function declaration(operation: string, withInsight: boolean): string {
  const insight = withInsight ? ', $authenticationInsightInput: AuthenticationInsightInput!' : '';
  return `mutation ${operation}($input: ${operation}Input!${insight})`;
}

/** Document that turns a card into a single-use token. */
export function tokenizeCreditCardDocument(withInsight: boolean): string {
  return `${declaration('TokenizeCreditCard', withInsight)} {
tokenizeCreditCard(input: $input) {
token
creditCard {${CARD}
}${withInsight ? INSIGHT : ''}
}
}`;
}

/** The same for a card that a PayPal Connect (Fastlane) checkout collects. */
export function tokenizeCreditCardForPayPalConnectDocument(withInsight: boolean): string {
  return `${declaration('TokenizeCreditCardForPayPalConnect', withInsight)} {
tokenizeCreditCardForPayPalConnect(input: $input) {
clientMutationId
paymentMethod {
id
details {
... on CreditCardDetails {${CARD}
}
}
}${withInsight ? INSIGHT : ''}
}
}`;
}
