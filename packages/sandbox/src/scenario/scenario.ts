import { z } from 'zod';
import { merchantSettings } from '../merchant';

const amount = z.string().regex(/^\d+\.\d{2}$/, 'Write an amount as text with two decimals: "10.00".');
const address = z.record(z.string(), z.string());

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

const transaction = z
  .strictObject({
    amount,
    /** A token of the scenario's payment methods. */
    token: z.string().optional(),
    /** A test nonce. Default: `fake-valid-nonce`. */
    nonce: z.string().optional(),
    orderId: z.string().optional(),
    merchantAccountId: z.string().optional(),
    lineItems: z.array(z.record(z.string(), z.string())).optional(),
    status: z.enum(['authorized', 'submitted_for_settlement', 'settled', 'voided']).default('authorized'),
    /** Amounts of refunds, for a settled transaction. */
    refunds: z.array(amount).default([]),
  })
  .refine(({ token, nonce }) => token === undefined || nonce === undefined, 'A transaction has a token or a nonce, not both.')
  .refine(({ status, refunds }) => refunds.length === 0 || status === 'settled', 'Only a settled transaction has refunds.');

/** Schema of a scenario file. */
export const scenario = z.strictObject({
  /** Settings of the merchant, as `startSandbox` takes them. */
  merchant: merchantSettings.optional(),
  customers: z.array(customer).default([]),
  transactions: z.array(transaction).default([]),
});

export type Scenario = z.infer<typeof scenario>;
export type ScenarioMethod = z.infer<typeof method>;
export type ScenarioTransaction = z.infer<typeof transaction>;
