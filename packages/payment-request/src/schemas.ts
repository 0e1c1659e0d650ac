import { z } from 'zod';
import { BASIC_CARD, GOOGLE_PAY_METHOD } from './constants';

const methodName = z.enum([BASIC_CARD, GOOGLE_PAY_METHOD]);
const member = z.record(z.string(), z.unknown());

/** One way to pay, as the browser's `PaymentRequest` takes it. */
export const supportedPaymentMethod = z.looseObject({
  supportedMethods: z.union([methodName, z.tuple([methodName])]),
  data: member.optional(),
});

/** What `tokenize` and `canMakePayment` take: the three arguments of the browser's `PaymentRequest`, passed on as they are. */
export const paymentConfiguration = z.looseObject({
  /** Default all that your account has. */
  supportedPaymentMethods: z.array(supportedPaymentMethod).optional(),
  details: z.looseObject({
    total: z.looseObject({ label: z.string(), amount: z.looseObject({ currency: z.string(), value: z.string() }) }),
  }),
  options: z.looseObject({ requestShipping: z.boolean().optional() }).optional(),
});

/** What `tokenize` resolves with. */
export const tokenizePayload = z.object({
  nonce: z.string(),
  /** `CreditCard` or `AndroidPayCard`. */
  type: z.string(),
  description: z.string(),
  details: z.object({
    /** What the customer told the sheet: payer, shipping address and option. Of the card only its holder and billing address. */
    rawPaymentResponse: member,
    cardType: z.string().optional(),
    lastFour: z.string().optional(),
    lastTwo: z.string().optional(),
  }),
  /** What is known of the card's issuer. */
  binData: member.optional(),
});
