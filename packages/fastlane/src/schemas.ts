import { z } from 'zod';
import type { FastlaneAddress, FastlaneCard, FastlaneMetadata, FastlanePaymentToken } from './types';

/** Schema of `FastlaneMetadata`. */
export const fastlaneMetadata = z.looseObject({ bundleIdOverride: z.string().optional() }) satisfies z.ZodType<FastlaneMetadata>;

/** Schema of `FastlaneAddress`. */
export const fastlaneAddress = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  company: z.string().optional(),
  streetAddress: z.string().optional(),
  extendedAddress: z.string().optional(),
  locality: z.string().optional(),
  region: z.string().optional(),
  postalCode: z.string().optional(),
  countryCodeAlpha2: z.string().optional(),
  phoneNumber: z.string().optional(),
}) satisfies z.ZodType<FastlaneAddress>;

/** Schema of `FastlaneCard`. */
export const fastlaneCard = z.object({
  brand: z.string().optional(),
  expiry: z.string().optional(),
  lastDigits: z.string().optional(),
  name: z.string().optional(),
  billingAddress: fastlaneAddress.optional(),
}) satisfies z.ZodType<FastlaneCard>;

/** Schema of `FastlanePaymentToken`. */
export const fastlanePaymentToken = z.object({
  id: z.string(),
  paymentSource: z.object({ card: fastlaneCard.optional() }).optional(),
}) satisfies z.ZodType<FastlanePaymentToken>;
