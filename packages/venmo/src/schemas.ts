import { z } from 'zod';
import type { ComponentOptions } from '@tender/client/internal';
import type {
  VenmoAddress,
  VenmoCodeHandler,
  VenmoCreateOptions,
  VenmoLineItem,
  VenmoLoginHandler,
  VenmoPayerInfo,
  VenmoTokenizeOptions,
  VenmoTokenizePayload,
} from './types';

const text = z.string().optional();
const flag = z.boolean().optional();
const nullable = z.string().nullish();

/** Schema of `VenmoLineItem`. */
export const lineItem = z.object({
  name: z.string(),
  quantity: z.union([z.number(), z.string()]),
  unitAmount: z.string(),
  kind: z.enum(['debit', 'credit']).optional(),
  unitTaxAmount: text,
  description: text,
  productCode: text,
  url: text,
}) satisfies z.ZodType<VenmoLineItem>;

/** Schema of `VenmoCreateOptions`, without the options that all components share. */
export const createOptions = z.object({
  profileId: nullable,
  displayName: text,
  riskCorrelationId: text,
  deepLinkReturnUrl: nullable,
  paymentMethodUsage: text,
  allowDesktop: flag,
  allowDesktopWebLogin: flag,
  mobileWebFallBack: flag,
  allowNewBrowserTab: flag,
  allowNonDefaultBrowsers: flag,
  allowWebviews: flag,
  useRedirectForIOS: flag,
  requireManualReturn: flag,
  allowAndroidRecreation: flag,
  ignoreHistoryChanges: flag,
  cancelOnReturnToBrowser: flag,
  collectCustomerBillingAddress: flag,
  collectCustomerShippingAddress: flag,
  isFinalAmount: flag,
  lineItems: z.array(lineItem).optional(),
  subTotalAmount: text,
  discountAmount: text,
  taxAmount: text,
  shippingAmount: text,
  totalAmount: text,
  styleCspNonce: text,
}) satisfies z.ZodType<Omit<VenmoCreateOptions, keyof ComponentOptions>>;

/** Schema of `VenmoTokenizeOptions`. */
export const tokenizeOptions = z.object({
  processResultsDelay: z.number().optional(),
  onCode: z.custom<VenmoCodeHandler>((value) => typeof value === 'function').optional(),
  onLogin: z.custom<VenmoLoginHandler>((value) => typeof value === 'function').optional(),
}) satisfies z.ZodType<VenmoTokenizeOptions>;

const address = z.looseObject({
  fullName: nullable,
  addressLine1: nullable,
  addressLine2: nullable,
  adminArea1: nullable,
  adminArea2: nullable,
  postalCode: nullable,
  countryCode: nullable,
}) satisfies z.ZodType<VenmoAddress>;

/** Schema of `VenmoPayerInfo`. */
export const payerInfo = z.looseObject({
  firstName: nullable,
  lastName: nullable,
  phoneNumber: nullable,
  email: nullable,
  externalId: nullable,
  userName: z.string(),
  billingAddress: address.nullish(),
  shippingAddress: address.nullish(),
}) satisfies z.ZodType<VenmoPayerInfo>;

/** Schema of `VenmoTokenizePayload`. */
export const tokenizePayload = z.object({
  nonce: z.string(),
  type: z.literal('VenmoAccount'),
  details: z.object({
    username: z.string(),
    paymentContextId: text,
    payerInfo: payerInfo.optional(),
  }),
}) satisfies z.ZodType<VenmoTokenizePayload>;
