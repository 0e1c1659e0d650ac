import { z } from 'zod';
import { ACCOUNT_TYPES, OWNERSHIP_TYPES, TYPE } from './constants';

const text = z.string().optional();
const given = z.string().min(1);

export const billingAddress = z.object({
  streetAddress: text,
  extendedAddress: text,
  locality: text,
  /** Two letters of a state. */
  region: text,
  postalCode: text,
});

const ownership = {
  ownershipType: z.enum(OWNERSHIP_TYPES).optional(),
  /** Of a personal account's owner. */
  firstName: text,
  lastName: text,
  /** Of a business account's owner. */
  businessName: text,
  billingAddress: billingAddress.optional(),
};

/** An account by its numbers. */
export const bankDetails = z.object({ routingNumber: text, accountNumber: text, accountType: z.enum(ACCOUNT_TYPES), ...ownership });

/** An account the customer chooses after a login at the bank. */
export const bankLogin = z.object({
  /** Who asks, as the customer reads it at the bank. */
  displayName: given,
  ...ownership,
});

/** What `tokenize` takes. */
export const tokenizeOptions = z
  .object({
    /** The customer's permission to debit the account, as they have read it. */
    mandateText: given,
    bankDetails: bankDetails.optional(),
    bankLogin: bankLogin.optional(),
  })
  .refine((options) => Boolean(options.bankDetails) !== Boolean(options.bankLogin), 'Needs bankDetails or bankLogin, not both.');

/** What `tokenize` resolves with. */
export const tokenizePayload = z.object({
  nonce: z.string(),
  /** Always empty. */
  details: z.object({}),
  /** For people to read: `US bank account ending in - 0000`. */
  description: z.string(),
  type: z.literal(TYPE),
});
