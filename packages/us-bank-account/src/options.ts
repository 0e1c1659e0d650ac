import type { OptionNames } from '@tender/client/internal';
import type { UsBankAccountCreateOptions, UsBankAccountTokenizeOptions } from './types';

/** The options of each call, as `<event prefix>.<call>`. `onEvent` hears of all others. */
export const callOptions = {
  'usbankaccount.create': {} satisfies OptionNames<UsBankAccountCreateOptions>,
  'usbankaccount.tokenize': { mandateText: true, bankDetails: true, bankLogin: true } satisfies OptionNames<UsBankAccountTokenizeOptions>,
};
