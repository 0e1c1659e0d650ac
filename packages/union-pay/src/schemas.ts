import { z } from 'zod';

const text = z.string().optional();
const isGiven = (value: unknown): boolean => Boolean(value);
const hasWholeExpiry = ({ card }: { card?: { expirationDate?: string; expirationMonth?: string; expirationYear?: string } }): boolean =>
  !card || isGiven(card.expirationDate) || isGiven(card.expirationMonth) === isGiven(card.expirationYear);
const isOneOfTwo = ({ card, hostedFields }: { card?: object; hostedFields?: object }): boolean => isGiven(card) !== isGiven(hostedFields);

const withChannel = z.object({ _bus: z.object({ channel: z.string() }) });

/**
 * An instance of Hosted Fields, ours or the provider's own SDK's, whatever types the shop has for it. Its channel is all that is used, which the
 * types do not show.
 */
export const hostedFieldsInstance = z.custom<{ tokenize(options: never, callback: never): unknown }>(
  (instance) => withChannel.safeParse(instance).success,
);

/** The phone that gets the code. */
export const mobile = z.object({
  /** As in `62`. */
  countryCode: z.string().min(1),
  number: z.string().min(1),
});

/** The expiration date in one or in two; some cards have none. */
const expiry = {
  /** `MM/YY` or `MM/YYYY`; the parts are ignored beside it. */
  expirationDate: text,
  expirationMonth: text,
  expirationYear: text,
};

/** What `fetchCapabilities` takes: a card's number, or the fields it is typed in. */
export const fetchCapabilitiesOptions = z
  .object({ card: z.object({ number: z.string().min(1) }).optional(), hostedFields: hostedFieldsInstance.optional() })
  .refine(isOneOfTwo);

/** What `enroll` takes: a card or the fields it is typed in, and the phone that gets the code. */
export const enrollOptions = z
  .object({
    card: z.object({ number: z.string().min(1), ...expiry }).optional(),
    hostedFields: hostedFieldsInstance.optional(),
    mobile,
  })
  .refine(isOneOfTwo)
  .refine(hasWholeExpiry);

/** What `tokenize` takes. */
export const tokenizeOptions = z
  .object({
    card: z.object({ number: text, cvv: text, ...expiry }).optional(),
    hostedFields: hostedFieldsInstance.optional(),
    /** What `enroll` resolved with. */
    enrollmentId: text,
    /** What the customer got by text message. */
    smsCode: text,
    /** Accepted as Hosted Fields accept it; it changes nothing. */
    vault: z.boolean().optional(),
  })
  .refine(isOneOfTwo)
  .refine(hasWholeExpiry);

/** What `fetchCapabilities` resolves with. */
export const capabilities = z.object({
  isUnionPay: z.boolean(),
  /** Whether it is a debit card: those need an enrolment, but no expiration date and no cvv. */
  isDebit: z.boolean().optional(),
  unionPay: z
    .object({
      supportsTwoStepAuthAndCapture: z.boolean(),
      /** Whether your account can charge it. */
      isSupported: z.boolean(),
    })
    .optional(),
});

/** What `enroll` resolves with. */
export const enrollment = z.object({
  enrollmentId: z.string(),
  /** Whether the customer got a code that `tokenize` must be given. */
  smsCodeRequired: z.boolean(),
});

/** What `tokenize` resolves with. */
export const tokenizePayload = z.object({
  nonce: z.string(),
  /** `CreditCard`. */
  type: z.string(),
  description: z.string(),
  details: z.object({ cardType: z.string().optional(), lastFour: text, lastTwo: text, bin: text }),
  /** What is known of the card's issuer. */
  binData: z.record(z.string(), z.unknown()).optional(),
});
