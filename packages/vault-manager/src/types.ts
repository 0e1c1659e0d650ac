import type { ComponentOptions, Method } from '@tender/client/internal';

/** Options of `vaultManager.create`. Use a client token that your server created with a customer id. */
export type VaultManagerCreateOptions = ComponentOptions;

/** Options of `fetchPaymentMethods`. */
export interface VaultManagerFetchPaymentMethodsOptions {
  /** Puts the customer's default payment method first. Default: false, which keeps the gateway's order. */
  defaultFirst?: boolean;
}

/** A payment method that the customer has saved. */
export interface VaultManagerPaymentMethod {
  /** Single-use reference to the payment method. Your server charges it, and `deletePaymentMethod` takes it. */
  nonce: string;
  /** Whether this is the customer's default payment method. */
  default: boolean;
  /** What identifies it to the customer, by type: `cardType` and `lastFour` of a card, `email` of a PayPal account, `username` of a Venmo account. */
  details: Record<string, unknown>;
  /** Whether a subscription is charged to it. */
  hasSubscription: boolean;
  /** Kind of payment method, such as `CreditCard`, `PayPalAccount` or `VenmoAccount`. */
  type: string;
  /** Text to show to the customer, such as `ending in 11`. Absent if the gateway has none. */
  description?: string;
  /** What is known about a card from its first digits: `Yes`, `No`, `Unknown` or a name. Absent for other payment methods. */
  binData?: Record<string, string>;
}

/** A vault manager, as `vaultManager.create` resolves with. */
export interface VaultManager {
  /**
   * Lists the payment methods that the customer of the client token has saved. Rejects with the client's own errors.
   * @example const [first] = await instance.fetchPaymentMethods({ defaultFirst: true });
   * @throws CLIENT_AUTHORIZATION_INSUFFICIENT when the authorization may not list payment methods, as a tokenization key
   * @throws CLIENT_AUTHORIZATION_INVALID, CLIENT_GATEWAY_NETWORK, CLIENT_REQUEST_ERROR, CLIENT_REQUEST_TIMEOUT, CLIENT_RATE_LIMITED
   */
  readonly fetchPaymentMethods: Method<[], VaultManagerPaymentMethod[]> &
    Method<[options?: VaultManagerFetchPaymentMethodsOptions], VaultManagerPaymentMethod[]>;
  /**
   * Deletes a payment method from the vault.
   * @param nonce the nonce of a payment method from `fetchPaymentMethods`
   * @example await instance.deletePaymentMethod(first.nonce);
   * @throws VAULT_MANAGER_DELETE_PAYMENT_METHOD_NONCE_REQUIRES_CLIENT_TOKEN when the authorization is a tokenization key; nothing is sent
   * @throws VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND when no saved payment method has this nonce
   * @throws VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR for every other failure
   */
  readonly deletePaymentMethod: Method<[nonce: string], void>;
  /**
   * Removes everything the component added to the page. Pending calls reject and later calls throw METHOD_CALLED_AFTER_TEARDOWN.
   * @example await instance.teardown();
   */
  readonly teardown: Method<[], void>;
}
