import * as z from 'zod/mini';
import { FIELD_KEYS, type HostedFieldKey } from './constants';
import type {
  HostedFieldMaskOptions,
  HostedFieldOptions,
  HostedFieldsAddress,
  HostedFieldsCardBrand,
  HostedFieldsOptions,
  HostedFieldsStyles,
  HostedFieldsTokenizeOptions,
  HostedFieldsTokenizePayload,
} from './types';

const maskInput = z.object({
  character: z.optional(z.string()),
  showLastFour: z.optional(z.boolean()),
}) satisfies z.ZodMiniType<HostedFieldMaskOptions>;

/** Every falsy value counts as missing, as it does in `create`. */
const length = z.optional(z.custom<number | '' | null>((value) => !value || typeof value === 'number'));

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
  'verve',
]) satisfies z.ZodMiniType<HostedFieldsCardBrand>;

const element = z.custom<string | Element>();

/** Schema of `HostedFieldOptions`. */
export const fieldOptions = z.object({
  container: z.optional(element),
  selector: z.optional(element),
  placeholder: z.optional(z.string()),
  type: z.optional(z.string()),
  iframeTitle: z.optional(z.string()),
  lang: z.optional(z.string()),
  internalLabel: z.optional(z.string()),
  formatInput: z.optional(z.boolean()),
  maskInput: z.optional(z.union([z.boolean(), maskInput])),
  prefill: z.optional(z.union([z.string(), z.number()])),
  select: z.optional(z.union([z.boolean(), z.object({ options: z.optional(z.array(z.string())) })])),
  maxCardLength: z.optional(z.number()),
  maxlength: length,
  minlength: length,
  rejectUnsupportedCards: z.optional(z.boolean()),
  supportedCardBrands: z.optional(z.union([z.record(z.string(), z.boolean()), z.partialRecord(brand, z.boolean())])),
}) satisfies z.ZodMiniType<HostedFieldOptions>;

/** At least one field, each with a known name and a container. */
const fields = z.custom<Partial<Record<HostedFieldKey, HostedFieldOptions>>>((value) => {
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

const styles = z.custom<HostedFieldsStyles>((value) => typeof value === 'object' && value !== null);

/** Schema of `HostedFieldsOptions`. */
export const hostedFieldsOptions = z.object({
  fields,
  styles: z.optional(styles),
  preventAutofill: z.optional(z.boolean()),
  binVerificationLength: z.optional(z.union([z.literal(6), z.literal(8)])),
  preventCursorJumps: z.optional(z.boolean()),
  sessionId: z.optional(z.string()),
  isDebug: z.optional(z.boolean()),
  supportedCardTypes: z.optional(z.record(z.string(), z.boolean())),
}) satisfies z.ZodMiniType<HostedFieldsOptions>;

const text = z.optional(z.nullable(z.string()));

/** Schema of `HostedFieldsAddress`. */
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
}) satisfies z.ZodMiniType<HostedFieldsAddress>;

/** Schema of `HostedFieldsTokenizeOptions`. */
export const tokenizeOptions = z.object({
  vault: z.optional(z.boolean()),
  authenticationInsight: z.optional(z.object({ merchantAccountId: z.string() })),
  fieldsToTokenize: z.optional(z.array(z.string())),
  cardholderName: z.optional(z.string()),
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
}) satisfies z.ZodMiniType<HostedFieldsTokenizeOptions>;

/** Schema of `HostedFieldsTokenizePayload`. */
export const tokenizePayload = z.object({
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
  description: z.string(),
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
}) satisfies z.ZodMiniType<HostedFieldsTokenizePayload>;
