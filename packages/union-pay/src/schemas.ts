import { z } from 'zod';
import type {
  UnionPayEnrollOptions,
  UnionPayEnrollPayload,
  UnionPayFetchCapabilitiesOptions,
  UnionPayFetchCapabilitiesPayload,
  UnionPayHostedFields,
  UnionPayMobile,
  UnionPayTokenizeOptions,
  UnionPayTokenizePayload,
} from './types';

const text = z.string().optional();
const isPresent = (value: unknown): boolean => Boolean(value);
const hasWholeExpiry = ({ card }: { card?: { expirationDate?: string; expirationMonth?: string; expirationYear?: string } }): boolean =>
  !card || isPresent(card.expirationDate) || isPresent(card.expirationMonth) === isPresent(card.expirationYear);
const hasOneOfTwo = ({ card, hostedFields }: { card?: object; hostedFields?: object }): boolean =>
  isPresent(card) !== isPresent(hostedFields);

/** The component uses only the channel of an instance, which its public types do not have. */
const withChannel = z.object({ _bus: z.object({ channel: z.string() }) });

/** Schema of `UnionPayHostedFields`. */
export const hostedFieldsInstance = z.custom<UnionPayHostedFields>((instance) => withChannel.safeParse(instance).success);

/** Schema of `UnionPayMobile`. */
export const mobile = z.object({
  countryCode: z.string().min(1),
  number: z.string().min(1),
}) satisfies z.ZodType<UnionPayMobile>;

const expiration = { expirationDate: text, expirationMonth: text, expirationYear: text };

/** Schema of `UnionPayFetchCapabilitiesOptions`. */
export const fetchCapabilitiesOptions = z
  .object({ card: z.object({ number: z.string().min(1) }).optional(), hostedFields: hostedFieldsInstance.optional() })
  .refine(hasOneOfTwo) satisfies z.ZodType<UnionPayFetchCapabilitiesOptions>;

/** Schema of `UnionPayEnrollOptions`. */
export const enrollOptions = z
  .object({
    card: z.object({ number: z.string().min(1), ...expiration }).optional(),
    hostedFields: hostedFieldsInstance.optional(),
    mobile,
  })
  .refine(hasOneOfTwo)
  .refine(hasWholeExpiry) satisfies z.ZodType<UnionPayEnrollOptions>;

/** Schema of `UnionPayTokenizeOptions`. */
export const tokenizeOptions = z
  .object({
    card: z.object({ number: text, cvv: text, ...expiration }).optional(),
    hostedFields: hostedFieldsInstance.optional(),
    enrollmentId: text,
    smsCode: text,
    vault: z.boolean().optional(),
  })
  .refine(hasOneOfTwo)
  .refine(hasWholeExpiry) satisfies z.ZodType<UnionPayTokenizeOptions>;

/** Schema of `UnionPayFetchCapabilitiesPayload`. */
export const capabilities = z.object({
  isUnionPay: z.boolean(),
  isDebit: z.boolean().optional(),
  unionPay: z.object({ supportsTwoStepAuthAndCapture: z.boolean(), isSupported: z.boolean() }).optional(),
}) satisfies z.ZodType<UnionPayFetchCapabilitiesPayload>;

/** Schema of `UnionPayEnrollPayload`. */
export const enrollment = z.object({
  enrollmentId: z.string(),
  smsCodeRequired: z.boolean(),
}) satisfies z.ZodType<UnionPayEnrollPayload>;

/** Schema of `UnionPayTokenizePayload`. */
export const tokenizePayload = z.object({
  nonce: z.string(),
  type: z.string(),
  description: z.string(),
  details: z.object({ cardType: text, lastFour: text, lastTwo: text, bin: text }),
  binData: z.record(z.string(), z.unknown()).optional(),
}) satisfies z.ZodType<UnionPayTokenizePayload>;
