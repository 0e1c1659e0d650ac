import type { ComponentOptions } from '@tender/client/internal';
import type { z } from 'zod';
import type { bankDetails, bankLogin, tokenizeOptions, tokenizePayload } from './schemas';

export type UsBankAccountCreateOptions = ComponentOptions;
export type BankDetails = z.input<typeof bankDetails>;
export type BankLogin = z.input<typeof bankLogin>;
export type TokenizeOptions = z.input<typeof tokenizeOptions>;
export type TokenizePayload = z.output<typeof tokenizePayload>;
