import type { ComponentOptions, OptionNames } from '@tender/client/internal';

/** The options of each call, as `<event prefix>.<call>`. `onEvent` hears of all others. */
export const callOptions = {
  'preferred-payment-methods.create': {} satisfies OptionNames<ComponentOptions>,
};
