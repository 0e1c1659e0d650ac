/** Creates the address of a payment method's image. Pages of a merchant show it from the provider's own host, whatever the environment. */
export const createImageUrl = (name: string, format = 'png'): string =>
  `https://assets.braintreegateway.com/payment_method_logo/${name}.${format}?environment=development`;
