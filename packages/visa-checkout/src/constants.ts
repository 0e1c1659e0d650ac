/** Name of this component in the metadata of its requests. */
export const SOURCE = 'visa-checkout';

/** Requests the full card data, encrypted, from which the gateway creates a nonce. */
export const DATA_LEVEL = 'FULL';

/** Card types of the gateway's configuration, with their names in Visa's script. Visa Checkout supports no others. */
export const CARD_BRANDS: ReadonlyMap<unknown, string> = /* @__PURE__ */ new Map([
  ['Visa', 'VISA'],
  ['MasterCard', 'MASTERCARD'],
  ['Discover', 'DISCOVER'],
  ['American Express', 'AMEX'],
]);
