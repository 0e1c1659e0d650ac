/** A legacy payment context is one without a usage: documents of its own make, move and read it. */
const typeOf = (legacy: boolean): string => (legacy ? 'VenmoQRCodePaymentContext' : 'VenmoPaymentContext');

export function createContextDocument(legacy: boolean): string {
  const type = typeOf(legacy);
  return `mutation Create${type}($input: Create${type}Input!) { create${type}(input: $input) { clientMutationId v${type.slice(1)} { id merchantId createdAt expiresAt } } }`;
}

export function updateContextDocument(legacy: boolean): string {
  const name = typeOf(legacy) + (legacy ? '' : 'Status');
  return `mutation Update${name}($input: Update${name}Input!) { update${name}(input: $input) { clientMutationId } }`;
}

const ADDRESS = '{ fullName addressLine1 addressLine2 adminArea1 adminArea2 postalCode countryCode }';
const PAYER = `payerInfo { firstName lastName phoneNumber email externalId userName billingAddress ${ADDRESS} shippingAddress ${ADDRESS} }`;

export function contextStatusDocument(legacy: boolean): string {
  return `query PaymentContext($id: ID!) { node(id: $id) { ... on ${typeOf(legacy)} { status paymentMethodId userName ${legacy ? '' : PAYER} } } }`;
}
