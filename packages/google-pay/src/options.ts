import type { OptionNames } from '@tender/client/internal';
import type { GooglePaymentCreateOptions } from './types';

/** The options of each call, as `<event prefix>.<call>`. `onEvent` hears of all others. */
export const callOptions = {
  'google-payment.create': {
    googlePayVersion: true,
    googleMerchantId: true,
    useDeferredClient: true,
  } satisfies OptionNames<GooglePaymentCreateOptions>,
};
