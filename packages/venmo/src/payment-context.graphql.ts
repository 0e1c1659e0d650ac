/** Legacy payment contexts, which have no usage, have types of their own. */
const toTypeName = (legacy: boolean): string => (legacy ? 'VenmoQRCodePaymentContext' : 'VenmoPaymentContext');

export function createContextDocument(legacy: boolean): string {
  const type = toTypeName(legacy);
  return `mutation Create${type}($input: Create${type}Input!) { create${type}(input: $input) { clientMutationId v${type.slice(1)} { id merchantId createdAt expiresAt } } }`;
}

export function updateContextDocument(legacy: boolean): string {
  const name = toTypeName(legacy) + (legacy ? '' : 'Status');
  return `mutation Update${name}($input: Update${name}Input!) { update${name}(input: $input) { clientMutationId } }`;
}

const ADDRESS = '{ fullName addressLine1 addressLine2 adminArea1 adminArea2 postalCode countryCode }';
const PAYER = `payerInfo { firstName lastName phoneNumber email externalId userName billingAddress ${ADDRESS} shippingAddress ${ADDRESS} }`;

export function contextStatusDocument(legacy: boolean): string {
  return `query PaymentContext($id: ID!) { node(id: $id) { ... on ${toTypeName(legacy)} { status paymentMethodId userName ${legacy ? '' : PAYER} } } }`;
}
