import type { ComponentOptions, Method } from '@tender/client/internal';

/** Options of `preferredPaymentMethods.create`. */
export type PreferredPaymentMethodsCreateOptions = ComponentOptions;

/** Result of `fetchPreferredPaymentMethods`. */
export interface PreferredPaymentMethodsResult {
  /** Whether the customer prefers PayPal. Show it first then. */
  paypalPreferred: boolean;
  /** Whether the customer prefers Venmo. Show it first then. */
  venmoPreferred: boolean;
}

/** A preferred-payment-methods component, as `preferredPaymentMethods.create` resolves with. */
export interface PreferredPaymentMethods {
  /**
   * Asks the gateway which payment methods this customer prefers. Both members are false when the gateway cannot tell, so that a failed request
   * never stops a checkout.
   * @example const { paypalPreferred } = await instance.fetchPreferredPaymentMethods();
   * @throws the errors of creating a client, such as CLIENT_AUTHORIZATION_INVALID, when the client could not be created
   */
  readonly fetchPreferredPaymentMethods: Method<[], PreferredPaymentMethodsResult>;
  /**
   * Removes everything the component added to the page. Pending calls reject and later calls throw METHOD_CALLED_AFTER_TEARDOWN.
   * @example await instance.teardown();
   */
  readonly teardown: Method<[], void>;
}
