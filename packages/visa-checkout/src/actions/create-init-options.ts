import type { Client } from '@tender/client';
import { asRecord, attempt } from '@tender/client/internal';
import { CARD_BRANDS, DATA_LEVEL } from '../constants';
import { visaCheckoutErrors } from '../errors';
import type { VisaCheckoutInitOptions, VisaCheckoutInitOptionsInput } from '../types';

/**
 * Creates the options for Visa's `V.init`: a copy of the merchant's, as JSON represents them, completed from the configuration.
 * @throws VISA_CHECKOUT_INIT_OPTIONS_REQUIRED
 */
export function createInitOptions(client: Client, input: VisaCheckoutInitOptionsInput): VisaCheckoutInitOptions {
  const options = attempt(() => JSON.parse(JSON.stringify(input)) as VisaCheckoutInitOptionsInput | null);
  if (!options || typeof options !== 'object') throw visaCheckoutErrors.VISA_CHECKOUT_INIT_OPTIONS_REQUIRED();
  const { apikey, encryptionKey, externalClientId, supportedCardTypes } = client.getConfiguration().gatewayConfiguration.visaCheckout ?? {};
  const settings = asRecord(options.settings);
  const payment = asRecord(settings.payment);
  return {
    ...options,
    apikey: options.apikey || apikey,
    encryptionKey: encryptionKey || options.encryptionKey, // a GraphQL configuration has no key
    externalClientId: options.externalClientId || externalClientId,
    settings: {
      ...settings,
      dataLevel: DATA_LEVEL,
      payment: { ...payment, cardBrands: (payment.cardBrands as string[] | undefined) || toCardBrands(supportedCardTypes) },
    },
  };
}

function toCardBrands(cardTypes: unknown): string[] {
  return Array.isArray(cardTypes) ? cardTypes.flatMap((cardType) => CARD_BRANDS.get(cardType) ?? []) : [];
}
