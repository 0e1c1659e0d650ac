import type { Configuration } from '@tender/client';
import { googlePayConfiguration } from '@tender/client/internal';
import { BASIC_CARD, GOOGLE_MERCHANT_ID, GOOGLE_PAY_METHOD, NETWORKS } from './constants';
import type { PaymentMethodType, PaymentRequestCreateOptions, SupportedPaymentMethod } from './types';

/** What the account has and the merchant did not switch off, in the order in which the browser is told. Made anew each time. */
export function defaultMethods(
  configuration: Configuration,
  { enabledPaymentMethods, googlePayVersion }: PaymentRequestCreateOptions,
): Partial<Record<PaymentMethodType, SupportedPaymentMethod>> {
  const { creditCards, androidPay } = configuration.gatewayConfiguration;
  const supportedNetworks = (creditCards?.supportedCardTypes ?? []).flatMap((type) => (isKnown(type) ? [NETWORKS[type]] : []));
  const google = enabledPaymentMethods?.googlePay !== false && androidPay?.enabled;
  return {
    // A list of no networks means all of them to a browser.
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
