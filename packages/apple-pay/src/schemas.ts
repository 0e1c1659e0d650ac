import { z } from 'zod';
import type {
  ApplePayPaymentRequestOverrides,
  ApplePayPaymentToken,
  ApplePayPerformValidationOptions,
  ApplePayTokenizeOptions,
  ApplePayTokenizePayload,
} from './types';

/** Schema of `ApplePayPaymentRequestOverrides`. */
export const paymentRequestOverrides = z.looseObject({
  total: z.looseObject({ label: z.string(), amount: z.string() }).optional(),
  countryCode: z.string().optional(),
  currencyCode: z.string().optional(),
  merchantCapabilities: z.array(z.string()).optional(),
  supportedNetworks: z.array(z.string()).optional(),
}) satisfies z.ZodType<ApplePayPaymentRequestOverrides>;

/** Schema of `ApplePayPerformValidationOptions`. */
export const performValidationOptions = z.object({
  validationURL: z.string().check(z.minLength(1)),
  displayName: z.string().optional(),
  domainName: z.string().optional(),
  merchantIdentifier: z.string().optional(),
}) satisfies z.ZodType<ApplePayPerformValidationOptions>;

/** Schema of `ApplePayPaymentToken`. */
export const paymentToken = z.object({
  paymentData: z.unknown().optional(),
  paymentMethod: z.unknown().optional(),
  transactionIdentifier: z.string().optional(),
}) satisfies z.ZodType<ApplePayPaymentToken>;

/** Schema of `ApplePayTokenizeOptions`. */
export const tokenizeOptions = z.object({ token: paymentToken }) satisfies z.ZodType<ApplePayTokenizeOptions>;

/** Schema of `ApplePayTokenizePayload`. */
export const tokenizePayload = z.object({
  nonce: z.string(),
  type: z.string(),
  description: z.string(),
  consumed: z.boolean().optional(),
  details: z.object({
    cardType: z.string().optional(),
    cardholderName: z.string().nullable().optional(),
    dpanLastTwo: z.string().optional(),
    isDeviceToken: z.boolean().optional(),
  }),
  binData: z.record(z.string(), z.string()).optional(),
}) satisfies z.ZodType<ApplePayTokenizePayload>;
