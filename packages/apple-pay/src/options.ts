import type { OptionNames } from '@tender/client/internal';
import type { ApplePayCreateOptions, ApplePayPerformValidationOptions, ApplePayTokenizeOptions } from './types';

/** The options of each call, as `<event prefix>.<call>`. `onEvent` hears of all others. */
export const callOptions = {
  'applepay.create': { useDeferredClient: true } satisfies OptionNames<ApplePayCreateOptions>,
  'applepay.performValidation': {
    validationURL: true,
    displayName: true,
    domainName: true,
    merchantIdentifier: true,
  } satisfies OptionNames<ApplePayPerformValidationOptions>,
  'applepay.tokenize': { token: true } satisfies OptionNames<ApplePayTokenizeOptions>,
};
