import { z } from 'zod';
import { merchantOptions } from '../../core/merchant-options';

const amount = z.string().regex(/^\d+\.\d{2}$/, 'Write an amount as text with two decimals: "10.00".');
const address = z.record(z.string(), z.string());
/** Ids are parts of URLs. */
const id = z.string().regex(/^[\w-]+$/, 'An id has only letters, digits, underscores and hyphens.');

/**
 * Members that replace those of the stored object, objects key by key, with the names of responses in camel case. `{ "daysFromNow": 1 }` stands for a date
 * by the sandbox clock, here tomorrow's.
 */
const details = z.record(z.string(), z.unknown()).default({});

/** A saved payment method: a test card, or one of the provider's test nonces, such as `fake-paypal-billing-agreement-nonce`. */
const method = z
  .strictObject({
    token: z.string().min(1).max(36),
    number: z.string().optional(),
    expirationDate: z.string().default('12/2030'),
    cvv: z.string().optional(),
    cardholderName: z.string().optional(),
    nonce: z.string().optional(),
    billingAddress: address.optional(),
    makeDefault: z.boolean().optional(),
    /** Whether the card is a network token. */
    networkToken: z.boolean().optional(),
    /** Country of the card's bank, for one that no test number has: ISO 3166-1 alpha-3, such as `IND`. */
    countryOfIssuance: z.string().length(3).optional(),
  })
  .refine(({ number, nonce }) => (number === undefined) !== (nonce === undefined), 'A payment method has either a number or a nonce.');

const customer = z.strictObject({
  id: z.string().min(1).max(36),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  company: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  addresses: z.array(address).default([]),
  paymentMethods: z.array(method).default([]),
});

/** Statuses that the server API gives to a sale, or that its test routes do. */
const REACHED = [
  'authorized',
  'submitted_for_settlement',
  'settled',
  'voided',
  'settlement_pending',
  'settlement_confirmed',
  'settlement_declined',
] as const;
/** Statuses that are written to an authorized sale. */
const WRITTEN = ['authorizing', 'authorization_expired', 'settling', 'processor_declined', 'gateway_rejected', 'failed'] as const;

const transaction = z
  .strictObject({
    /** Default: a generated id. */
    id: id.optional(),
    amount,
    /** A token of the scenario's payment methods. */
    token: z.string().optional(),
    /** A test nonce. Default: `fake-valid-nonce`. */
    nonce: z.string().optional(),
    orderId: z.string().optional(),
    merchantAccountId: z.string().optional(),
    lineItems: z.array(z.record(z.string(), z.string())).optional(),
    status: z.enum([...REACHED, ...WRITTEN]).default('authorized'),
    /** Amounts of refunds, for a settled transaction. */
    refunds: z.array(amount).default([]),
    details,
  })
  .refine(({ token, nonce }) => token === undefined || nonce === undefined, 'A transaction has a token or a nonce, not both.')
  .refine(({ status, refunds }) => refunds.length === 0 || status === 'settled', 'Only a settled transaction has refunds.');

const dispute = z.strictObject({
  id,
  /** Id of one of the scenario's transactions. */
  transactionId: id,
  status: z.enum(['open', 'under_review', 'accepted', 'auto_accepted', 'disputed', 'expired', 'won', 'lost']).default('open'),
  details,
});

/** The verification of a test card that is not saved. */
const verification = z.strictObject({ id, number: z.string(), expirationDate: z.string().default('12/2030'), details });

/** Schema of a scenario file. */
export const scenario = z
  .strictObject({
    /** Keys and settings of the merchant, as `startSandbox` takes them. */
    merchant: merchantOptions.optional(),
    customers: z.array(customer).default([]),
    transactions: z.array(transaction).default([]),
    disputes: z.array(dispute).default([]),
    verifications: z.array(verification).default([]),
  })
  .refine(
    ({ disputes, transactions }) => disputes.every(({ transactionId }) => transactions.some(({ id: named }) => named === transactionId)),
    'A dispute has the id of one of the transactions.',
  );

export type Scenario = z.infer<typeof scenario>;
export type ScenarioMethod = z.infer<typeof method>;
export type ScenarioTransaction = z.infer<typeof transaction>;
export type ScenarioDispute = z.infer<typeof dispute>;
export type ScenarioVerification = z.infer<typeof verification>;
/** Whether no request leads to a status. */
export const isWritten = (status: string): boolean => (WRITTEN as readonly string[]).includes(status);
