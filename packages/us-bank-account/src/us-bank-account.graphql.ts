/** Makes a nonce of an account's numbers, or of a login at the customer's bank. */
export function tokenizeDocument(isLogin: boolean): string {
  const operation = isLogin ? 'okenizeUsBankLogin' : 'okenizeUsBankAccount';
  return `mutation T${operation}($input: T${operation}Input!) { t${operation}(input: $input) { paymentMethod { id details { ... on UsBankAccountDetails { last4 } } } } }`;
}
