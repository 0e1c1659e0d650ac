import { client, VERSION } from '@tender/client';

export { client, client as default, VERSION };
export const create: (typeof client)['create'] = client.create;

// The names that `@types/braintree-web` has for these.
export type { AnalyticsMetadata as ClientAnalyticsMetadata, Client, Configuration } from '@tender/client';

/** A card, as `client.request` sends one. */
export interface CreditCardInfo {
  number: string;
  cvv: string;
  /** `MM/YYYY`. */
  expirationDate: string;
  billingAddress: { postalCode?: string | undefined };
}
