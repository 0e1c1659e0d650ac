import * as z from 'zod/mini';
import { FIELD_KEYS, type FieldKey } from './constants';

const maskInput = z.object({
  /** Default `•`; a string of several characters stands in whole for each character. */
  character: z.optional(z.string()),
  /** The number field only: the last four digits stay visible while the number is valid. */
  showLastFour: z.optional(z.boolean()),
});

/** Numbers; whatever else is falsy passes as not given. */
const length = z.optional(z.custom<number | '' | null>((value) => !value || typeof value === 'number'));

/** Brands by the names they are documented with; others, and other spellings, are taken too. */
const brand = z.enum([
  'visa',
  'mastercard',
  'american-express',
  'diners-club',
  'discover',
  'jcb',
  'union-pay',
  'maestro',
  'elo',
  'mir',
  'hiper',
  'hipercard',
]);

const element = z.custom<string | Element>();

/** One field. `container` or its old name `selector` is required. */
export const fieldOptions = z.object({
  /** Element, or CSS selector of it, that the frame is put into. Wins over `selector`. */
  container: z.optional(element),
  /** @deprecated Use `container`. */
  selector: z.optional(element),
  placeholder: z.optional(z.string()),
  /** `type` of the input. */
  type: z.optional(z.string()),
  /** Accessible name of the frame; by default from the field's label. */
  iframeTitle: z.optional(z.string()),
  /** Text of the label that screen readers announce for the input. */
  internalLabel: z.optional(z.string()),
  /** Groups digits while they are typed; default true. */
  formatInput: z.optional(z.boolean()),
  /** Hides what was typed once the field is left; default false. */
  maskInput: z.optional(z.union([z.boolean(), maskInput])),
  prefill: z.optional(z.union([z.string(), z.number()])),
  /** `expirationMonth`, `expirationYear`: a select element. `options` replaces the texts of the months. */
  select: z.optional(z.union([z.boolean(), z.object({ options: z.optional(z.array(z.string())) })])),
  /** `number`: longest number taken, in digits. */
  maxCardLength: z.optional(z.number()),
  /** `cvv` (below 4), `postalCode` (default 10). */
  maxlength: length,
  /** `cvv` where there is no number field, `postalCode`; default 3. */
  minlength: length,
  /** @deprecated Use `supportedCardBrands`. */
  rejectUnsupportedCards: z.optional(z.boolean()),
  /** `number`: adds (true) or removes (false) brands from those the merchant's account supports. */
  supportedCardBrands: z.optional(z.union([z.record(z.string(), z.boolean()), z.partialRecord(brand, z.boolean())])),
});

const fields = z.custom<Partial<Record<FieldKey, z.infer<typeof fieldOptions>>>>((value) => {
  if (!value || typeof value !== 'object') return false;
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([key, options]) => {
      if (!FIELD_KEYS.some((known) => known === key)) return false;
      const { success, data } = fieldOptions.safeParse(options);
      return success && Boolean(data.container || data.selector);
    })
  );
});

/** Rules of a selector, nested in media queries or not, or the name of a class on the merchant's page. */
export type Styles = { [selector: string]: string | StyleRules };
/** CSS properties with their values; a selector or media query with rules of its own. */
export interface StyleRules {
  [property: string]: string | number | StyleRules;
}
const styles = z.custom<Styles>((value) => typeof value === 'object' && value !== null);

/** Options of `hostedFields.create` beside those that every component takes. */
export const hostedFieldsOptions = z.object({
  fields,
  /** Selector to rules, or to the name of a class whose computed style is taken. */
  styles: z.optional(styles),
  /** Asks the browser not to fill in the fields; default false. */
  preventAutofill: z.optional(z.boolean()),
  /** Travels to the frames; without effect on them. */
  sessionId: z.optional(z.string()),
  /** Loads unminified frames, where there is no client to say so. */
  isDebug: z.optional(z.boolean()),
  /** Brands to be taken for supported until the merchant's configuration is known; default all. */
  supportedCardTypes: z.optional(z.record(z.string(), z.boolean())),
});

const text = z.optional(z.nullable(z.string()));

export const address = z.object({
  company: text,
  countryCodeNumeric: text,
  countryCodeAlpha2: text,
  countryCodeAlpha3: text,
  countryName: text,
  extendedAddress: text,
  locality: text,
  region: text,
  firstName: text,
  lastName: text,
  postalCode: text,
  streetAddress: text,
});

/** Options of `tokenize`; what is not named here is ignored and never replaces what was typed. */
export const tokenizeOptions = z.object({
  /** Stores the card in the vault; default false. */
  vault: z.optional(z.boolean()),
  /** Asks for the regulation environment of this merchant account. */
  authenticationInsight: z.optional(z.object({ merchantAccountId: z.string() })),
  /** Default all; an empty list ends in HOSTED_FIELDS_FIELDS_EMPTY. */
  fieldsToTokenize: z.optional(z.array(z.string())),
  /** Replaces what the `cardholderName` field holds, unless empty. */
  cardholderName: z.optional(z.string()),
  /** Its postal code is ignored where a `postalCode` field is tokenized. */
  billingAddress: z.optional(address),
  shippingAddress: z.optional(address),
  phone: z.optional(
    z.object({
      number: z.optional(z.string()),
      countryCode: z.optional(z.string()),
      extension: z.optional(z.string()),
    }),
  ),
  email: z.optional(z.string()),
  metadata: z.optional(
    z.looseObject({
      connectCheckout: z.optional(
        z.object({
          authAssertion: z.optional(z.string()),
          hasBuyerConsent: z.optional(z.boolean()),
          termsAndConditionsVersion: z.optional(z.string()),
          termsAndConditionsCountry: z.optional(z.string()),
        }),
      ),
    }),
  ),
});

/** What `tokenize` resolves with. */
export const tokenizePayload = z.object({
  /** Send it to your server. */
  nonce: z.string(),
  details: z.object({
    bin: z.optional(z.string()),
    cardType: z.optional(z.string()),
    expirationMonth: z.optional(z.string()),
    expirationYear: z.optional(z.string()),
    cardholderName: z.optional(z.nullable(z.string())),
    lastFour: z.optional(z.string()),
    lastTwo: z.optional(z.string()),
  }),
  /** `ending in 11`. */
  description: z.string(),
  /** `CreditCard`. */
  type: z.string(),
  binData: z.optional(
    z.looseObject({
      commercial: z.optional(z.string()),
      countryOfIssuance: z.optional(z.string()),
      debit: z.optional(z.string()),
      durbinRegulated: z.optional(z.string()),
      healthcare: z.optional(z.string()),
      issuingBank: z.optional(z.string()),
      payroll: z.optional(z.string()),
      prepaid: z.optional(z.string()),
      productId: z.optional(z.string()),
    }),
  ),
  authenticationInsight: z.optional(z.object({ regulationEnvironment: z.string() })),
});
