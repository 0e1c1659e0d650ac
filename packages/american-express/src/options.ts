import type { OptionNames } from '@tender/client/internal';
import type { AmericanExpressCheckoutProfileOptions, AmericanExpressCreateOptions } from './types';

/** The options of each call, as `<event prefix>.<call>`. `onEvent` hears of all others. */
export const callOptions = {
  'american-express.create': {} satisfies OptionNames<AmericanExpressCreateOptions>,
  'american-express.getExpressCheckoutProfile': { nonce: true } satisfies OptionNames<AmericanExpressCheckoutProfileOptions>,
};
