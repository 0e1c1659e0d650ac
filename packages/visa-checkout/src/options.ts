import type { OptionNames } from '@tender/client/internal';
import type { VisaCheckoutCreateOptions } from './types';

/** The options of each call, as `<event prefix>.<call>`. `onEvent` hears of all others. */
export const callOptions = {
  'visacheckout.create': {} satisfies OptionNames<VisaCheckoutCreateOptions>,
};
