/** Creates the mutation that exchanges an account, identified by its numbers or by a bank login, for a nonce. */
export function tokenizeDocument(isLogin: boolean): string {
  const operation = isLogin ? 'okenizeUsBankLogin' : 'okenizeUsBankAccount';
  return `mutation T${operation}($input: T${operation}Input!) { t${operation}(input: $input) { paymentMethod { id details { ... on UsBankAccountDetails { last4 } } } } }`;
}
