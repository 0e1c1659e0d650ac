import type { ComponentOptions } from '@tender/client/internal';
import type { z } from 'zod';
import type { tokenizeOptions, tokenizePayload } from './schemas';

export type MasterpassCreateOptions = ComponentOptions;
export type TokenizeOptions = z.input<typeof tokenizeOptions>;
export type TokenizePayload = z.output<typeof tokenizePayload>;
