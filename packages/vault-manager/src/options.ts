import type { OptionNames } from '@tender/client/internal';
import type { VaultManagerCreateOptions, VaultManagerFetchPaymentMethodsOptions } from './types';

/** The options of each call, as `<event prefix>.<call>`. `onEvent` hears of all others. */
export const callOptions = {
  'vault-manager.create': {} satisfies OptionNames<VaultManagerCreateOptions>,
  'vault-manager.fetchPaymentMethods': { defaultFirst: true } satisfies OptionNames<VaultManagerFetchPaymentMethodsOptions>,
};
