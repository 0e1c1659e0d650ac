import type { ComponentOptions } from '@tender/client/internal';
import type { z } from 'zod';
import type { fetchPaymentMethodsOptions, vaultedPaymentMethod } from './schemas';

export type VaultManagerCreateOptions = ComponentOptions;
export type FetchPaymentMethodsOptions = z.input<typeof fetchPaymentMethodsOptions>;
export type VaultedPaymentMethod = z.output<typeof vaultedPaymentMethod>;
