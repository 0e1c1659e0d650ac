import type { ComponentOptions } from '@tender/client/internal';
import type { z } from 'zod';
import type {
  capabilities,
  enrollment,
  enrollOptions,
  fetchCapabilitiesOptions,
  hostedFieldsInstance,
  tokenizeOptions,
  tokenizePayload,
} from './schemas';

export type UnionPayCreateOptions = ComponentOptions;
export type HostedFieldsInstance = z.input<typeof hostedFieldsInstance>;
export type FetchCapabilitiesOptions = z.input<typeof fetchCapabilitiesOptions>;
export type EnrollOptions = z.input<typeof enrollOptions>;
export type TokenizeOptions = z.input<typeof tokenizeOptions>;
export type Capabilities = z.output<typeof capabilities>;
export type Enrollment = z.output<typeof enrollment>;
export type TokenizePayload = z.output<typeof tokenizePayload>;
