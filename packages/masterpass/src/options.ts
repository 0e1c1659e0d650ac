import type { OptionNames } from '@tender/client/internal';
import type { MasterpassCreateOptions, MasterpassTokenizeOptions } from './types';

/** The options of each call, as `<event prefix>.<call>`. `onEvent` hears of all others. */
export const callOptions = {
  'masterpass.create': {} satisfies OptionNames<MasterpassCreateOptions>,
  'masterpass.tokenize': {
    subtotal: true,
    currencyCode: true,
    config: true,
    frameOptions: true,
  } satisfies OptionNames<MasterpassTokenizeOptions>,
};
