import { z } from 'zod';
import { ACCOUNT_TYPES, OWNERSHIP_TYPES, TYPE } from './constants';
import type {
  UsBankAccountBankDetails,
  UsBankAccountBankLogin,
  UsBankAccountBillingAddress,
  UsBankAccountTokenizeOptions,
  UsBankAccountTokenizePayload,
} from './types';

const text = z.string().optional();
const nonEmptyText = z.string().min(1);

/** Schema of `UsBankAccountBillingAddress`. */
export const billingAddress = z.object({
  streetAddress: text,
  extendedAddress: text,
  locality: text,
  region: text,
  postalCode: text,
}) satisfies z.ZodType<UsBankAccountBillingAddress>;

const owner = {
  ownershipType: z.enum(OWNERSHIP_TYPES).optional(),
  firstName: text,
  lastName: text,
  businessName: text,
  billingAddress: billingAddress.optional(),
};

/** Schema of `UsBankAccountBankDetails`. */
export const bankDetails = z.object({
  routingNumber: text,
  accountNumber: text,
  accountType: z.enum(ACCOUNT_TYPES),
  ...owner,
}) satisfies z.ZodType<UsBankAccountBankDetails>;

/** Schema of `UsBankAccountBankLogin`. */
export const bankLogin = z.object({ displayName: nonEmptyText, ...owner }) satisfies z.ZodType<UsBankAccountBankLogin>;

/** Schema of `UsBankAccountTokenizeOptions`. */
export const tokenizeOptions = z
  .object({
    mandateText: nonEmptyText,
    bankDetails: bankDetails.optional(),
    bankLogin: bankLogin.optional(),
  })
  .refine(
    (options) => Boolean(options.bankDetails) !== Boolean(options.bankLogin),
    'Needs bankDetails or bankLogin, not both.',
  ) satisfies z.ZodType<UsBankAccountTokenizeOptions>;

/** Schema of `UsBankAccountTokenizePayload`. */
export const tokenizePayload = z.object({
  nonce: z.string(),
  details: z.object({}),
  description: z.string(),
  type: z.literal(TYPE),
}) satisfies z.ZodType<UsBankAccountTokenizePayload>;
