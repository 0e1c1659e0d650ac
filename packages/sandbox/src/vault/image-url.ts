/** Creates the address of a payment method's image. Pages of a merchant show it from the provider's own host. */
export const createImageUrl = (name: string): string =>
  `https://assets.braintreegateway.com/payment_method_logo/${name}.png?environment=sandbox`;
