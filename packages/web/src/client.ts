import { client, VERSION } from '@tender/client';

export { client, client as default, VERSION };
/** Creates a client, which components can share. */
export const create: (typeof client)['create'] = client.create;

// The names of these types in `@types/braintree-web`.
export type { AnalyticsMetadata as ClientAnalyticsMetadata, Client, Configuration } from '@tender/client';

/** Card data that a page sends to the gateway with `client.request`. */
export interface CreditCardInfo {
  /** Card number. */
  number: string;
  /** Security code. */
  cvv: string;
  /** `MM/YYYY`. */
  expirationDate: string;
  /** Billing address, of which the gateway checks the postal code. */
  billingAddress: { postalCode?: string | undefined };
}
