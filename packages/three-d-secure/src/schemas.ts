import { z } from 'zod';
import { EXEMPTION_TYPES } from './constants';
import type {
  ThreeDSecureAdditionalInformation,
  ThreeDSecureBillingAddress,
  ThreeDSecureInfo,
  ThreeDSecureLookupData,
  ThreeDSecureLookupHandler,
  ThreeDSecurePaymentMethod,
  ThreeDSecureShippingAddress,
  ThreeDSecureVerifyCardOptions,
  ThreeDSecureVerifyPayload,
} from './types';

const text = z.string().optional();
const nullableText = z.string().nullish();
const flag = z.boolean().optional();

const address = {
  streetAddress: text,
  extendedAddress: text,
  line3: text,
  locality: text,
  region: text,
  postalCode: text,
  countryCodeAlpha2: text,
};

/** Schema of `ThreeDSecureShippingAddress`. */
export const shippingAddress = z.object(address) satisfies z.ZodType<ThreeDSecureShippingAddress>;

/** Schema of `ThreeDSecureBillingAddress`. */
export const billingAddress = z.object({
  ...address,
  phoneNumber: text,
  givenName: text,
  surname: text,
}) satisfies z.ZodType<ThreeDSecureBillingAddress>;

/** Schema of `ThreeDSecureAdditionalInformation`. */
export const additionalInformation = z.looseObject({
  shippingAddress: shippingAddress.optional(),
  shippingGivenName: text,
  shippingSurname: text,
  shippingPhone: text,
  workPhoneNumber: text,
  shippingMethod: text,
  shippingMethodIndicator: text,
  productCode: text,
  deliveryTimeframe: text,
  deliveryEmail: text,
  reorderindicator: text,
  preorderIndicator: text,
  preorderDate: text,
  giftCardAmount: text,
  giftCardCurrencyCode: text,
  giftCardCount: text,
  accountAgeIndicator: text,
  accountCreateDate: text,
  accountChangeIndicator: text,
  accountChangeDate: text,
  accountPwdChangeIndicator: text,
  accountPwdChangeDate: text,
  shippingAddressUsageIndicator: text,
  shippingAddressUsageDate: text,
  transactionCountDay: text,
  transactionCountYear: text,
  addCardAttempts: text,
  accountPurchases: text,
  fraudActivity: text,
  shippingNameIndicator: text,
  paymentAccountIndicator: text,
  paymentAccountAge: text,
  acsWindowSize: text,
  sdkMaxTimeout: text,
  addressMatch: text,
  accountId: text,
  ipAddress: text,
  orderDescription: text,
  taxAmount: text,
  userAgent: text,
  authenticationIndicator: text,
  installment: text,
  purchaseDate: text,
  recurringEnd: text,
  recurringFrequency: text,
}) satisfies z.ZodType<ThreeDSecureAdditionalInformation>;

const isNumeric = (amount: string | number): boolean => String(amount).trim() !== '' && !Number.isNaN(Number(amount));

/** Schema of `ThreeDSecureVerifyCardOptions`. */
export const verifyCardOptions = z.object({
  nonce: z.string().min(1),
  amount: z.union([z.number(), z.string()]).refine(isNumeric, 'Must be a number, such as 10.00.'),
  bin: z.union([z.string().min(1), z.number().refine((bin) => bin !== 0)]),
  onLookupComplete: z.custom<ThreeDSecureLookupHandler>((value) => typeof value === 'function').optional(),
  email: text,
  mobilePhoneNumber: text,
  billingAddress: billingAddress.optional(),
  shippingAddress: shippingAddress.optional(),
  additionalInformation: additionalInformation.optional(),
  accountType: text,
  challengeRequested: flag,
  requestedExemptionType: z.enum(EXEMPTION_TYPES).optional(),
  exemptionRequested: flag,
  customFields: z.record(z.string(), z.unknown()).nullish(),
  dataOnlyRequested: flag,
  requestVisaDAF: flag,
  cardAdd: flag,
  cardAddChallengeRequested: flag,
  merchantName: text,
  collectDeviceData: flag,
}) satisfies z.ZodType<ThreeDSecureVerifyCardOptions>;

/** Schema of `ThreeDSecureInfo`. */
export const threeDSecureInfo = z.looseObject({
  status: text,
  enrolled: text,
  liabilityShifted: flag,
  liabilityShiftPossible: flag,
  cavv: nullableText,
  xid: nullableText,
  eciFlag: nullableText,
  threeDSecureVersion: nullableText,
  dsTransactionId: nullableText,
  acsTransactionId: nullableText,
  paresStatus: nullableText,
  threeDSecureServerTransactionId: nullableText,
}) satisfies z.ZodType<ThreeDSecureInfo>;

/** Schema of `ThreeDSecurePaymentMethod`. */
export const paymentMethod = z.looseObject({
  nonce: z.string(),
  type: text,
  description: text,
  details: z.looseObject({}).optional(),
  binData: z.looseObject({}).optional(),
  threeDSecureInfo: threeDSecureInfo.optional(),
}) satisfies z.ZodType<ThreeDSecurePaymentMethod>;

/** Schema of `ThreeDSecureLookupData`. */
export const lookupData = z.looseObject({
  paymentMethod,
  lookup: z
    .looseObject({ acsUrl: nullableText, pareq: nullableText, transactionId: nullableText, threeDSecureVersion: nullableText })
    .optional(),
  threeDSecureInfo: threeDSecureInfo.optional(),
  requiresUserAuthentication: flag,
}) satisfies z.ZodType<ThreeDSecureLookupData>;

/** Schema of `ThreeDSecureVerifyPayload`. */
export const verifyPayload = z.object({
  nonce: z.string(),
  type: text,
  details: z.looseObject({}).optional(),
  binData: z.looseObject({}).optional(),
  description: text,
  liabilityShifted: flag,
  liabilityShiftPossible: flag,
  threeDSecureInfo: threeDSecureInfo.optional(),
  verificationDetails: threeDSecureInfo.optional(),
  requiresUserAuthentication: flag,
  rawCardinalSDKVerificationData: z.unknown().optional(),
}) satisfies z.ZodType<ThreeDSecureVerifyPayload>;
