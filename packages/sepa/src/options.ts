import type { OptionNames } from '@tender/client/internal';
import type { SepaCreateOptions, SepaTokenizeOptions } from './types';

/** The options of each call, as `<event prefix>.<call>`. `onEvent` hears of all others. */
export const callOptions = {
  'sepa.create': { redirectUrl: true, merchantAccountId: true, tokenizePayload: true } satisfies OptionNames<SepaCreateOptions>,
  'sepa.tokenize': {
    iban: true,
    merchantAccountId: true,
    mandateType: true,
    customerId: true,
    accountHolderName: true,
    countryCode: true,
    locale: true,
    billingAddress: true,
    returnUrl: true,
    cancelUrl: true,
  } satisfies OptionNames<SepaTokenizeOptions>,
};
