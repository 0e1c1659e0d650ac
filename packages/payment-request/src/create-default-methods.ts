import type { Configuration } from '@tender/client';
import { googlePayConfiguration } from '@tender/client/internal/google-pay';
import { BASIC_CARD, GOOGLE_MERCHANT_ID, GOOGLE_PAY_METHOD, NETWORKS } from './constants';
import type { PaymentRequestMethodType, PaymentRequestCreateOptions, PaymentRequestSupportedPaymentMethod } from './types';

/** Creates the methods that the account accepts and the merchant did not turn off, in the order of the sheet. Each call returns new objects. */
export function createDefaultMethods(
  configuration: Configuration,
  { enabledPaymentMethods, googlePayVersion }: PaymentRequestCreateOptions,
): Partial<Record<PaymentRequestMethodType, PaymentRequestSupportedPaymentMethod>> {
  const { creditCards, androidPay } = configuration.gatewayConfiguration;
  const supportedNetworks = (creditCards?.supportedCardTypes ?? []).flatMap((type) => (isKnown(type) ? [NETWORKS[type]] : []));
  const google = enabledPaymentMethods?.googlePay !== false && androidPay?.enabled;
  return {
    // Without networks cards are left out: to a browser an empty list means every network.
    ...(enabledPaymentMethods?.basicCard !== false &&
      supportedNetworks.length && { basicCard: { supportedMethods: BASIC_CARD, data: { supportedNetworks } } }),
    ...(google && {
      googlePay: {
        supportedMethods: GOOGLE_PAY_METHOD,
        data: { ...googlePayConfiguration(configuration, googlePayVersion === 2 ? 2 : 1, GOOGLE_MERCHANT_ID) },
      },
    }),
  };
}

function isKnown(type: string): type is keyof typeof NETWORKS {
  return Object.hasOwn(NETWORKS, type);
}
