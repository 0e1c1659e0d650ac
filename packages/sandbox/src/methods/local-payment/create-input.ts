import { z } from 'zod';
import { text } from '../../core/input-fields';
import { countDecimals, fitsDecimals } from '../../payments/transactions/currency-decimals';
import { findFundingSource, isDeferred } from './funding-sources';

const country = z
  .string()
  .regex(/^(?:[A-Z]{2})?$/, 'Country code is invalid')
  .nullish();
const money = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((amount) => /^\d{1,10}(?:\.\d{1,2})?$/.test(amount) && Number(amount) > 0, 'Amount is invalid');
const address = z.looseObject({ line1: text, line2: text, city: text, state: text, postalCode: text, countryCode: country });
const lineItem = z.looseObject({ category: text, name: text, quantity: text, unitAmount: text, unitTaxAmount: text });
const code = z.string().regex(/^\d{6}$/, 'A BLIK code has six digits');
/** Of no consequence where it is not required. */
const optional = z.string().nullish().catch(null);
const blik = z.looseObject({
  // `level_0` on the wire.
  level0: z.looseObject({ authCode: code }).nullish(),
  oneClick: z
    .union([
      z.looseObject({ aliasKey: z.string().min(1), consumerReference: z.string().min(1), aliasLabel: optional }),
      z.looseObject({ authCode: code, consumerReference: z.string().min(1), aliasLabel: z.string().min(1), aliasKey: optional }),
    ])
    .nullish(),
});

const shape = z.looseObject({
  amount: money,
  currencyIsoCode: z.string().regex(/^[A-Z]{3}$/, 'Currency is invalid'),
  fundingSource: z.string().refine((name) => findFundingSource(name) !== undefined, 'Funding source is invalid'),
  intent: z.literal('sale', { message: 'Intent is invalid' }),
  paymentTypeCountryCode: country,
  firstName: text,
  lastName: text,
  payerEmail: z
    .string()
    .regex(/^(?:[^\s@]+@[^\s@]+)?$/, 'Email is invalid')
    .nullish(),
  phone: text,
  phoneCountryCode: text,
  birthDate: z
    .string()
    .regex(/^(?:\d{4}-\d{2}-\d{2})?$/, 'Birth date is invalid')
    .nullish(),
  line1: text,
  line2: text,
  city: text,
  state: text,
  postalCode: text,
  countryCode: country,
  billingAddress: address.nullish(),
  lineItems: z.array(lineItem).nullish(),
  discountAmount: text,
  shippingAmount: text,
  correlationId: text,
  recurrent: z.boolean().nullish(),
  merchantOrPartnerCustomerId: text,
  blikOptions: blik.nullish(),
  experienceProfile: z
    .looseObject({
      brandName: text,
      customerServiceInstructions: z.unknown().optional(),
      locale: text,
      // Words are rejected, which PayPal's own payments accept.
      noShipping: z.boolean().nullish(),
    })
    .nullish(),
  merchantAccountId: text,
  returnUrl: z.string().nullish(),
  cancelUrl: z.string().nullish(),
});

/** A local payment as the page sends it, with keys in camel case. These are the gateway's checks, not the page's. */
export const localPaymentInput = shape.superRefine((input, refine) => {
  const require = (path: string[], message: string) => refine.addIssue({ code: 'custom', path, message });
  if (!fitsDecimals(input.amount, countDecimals(input.currencyIsoCode, true))) require(['amount'], 'Amount is invalid');
  if (input.recurrent === true && !input.merchantOrPartnerCustomerId) {
    require(['merchantOrPartnerCustomerId'], 'Customer is required of a recurrent payment');
  }
  if (input.fundingSource.toLowerCase() === 'pay_upon_invoice') {
    for (const name of INVOICE) if (!input[name]) require([name], `${name} is required`);
    if (!input.billingAddress?.countryCode) require(['billingAddress', 'countryCode'], 'Billing country is required');
  }
  if (isDeferred(input.fundingSource, input.blikOptions)) return;
  for (const name of ['returnUrl', 'cancelUrl'] as const) if (!isWebAddress(input[name])) require([name], 'URL is invalid');
});
export type LocalPaymentInput = z.infer<typeof localPaymentInput>;

/** Fields that an invoice requires. */
const INVOICE = ['birthDate', 'payerEmail', 'phone', 'phoneCountryCode', 'lineItems', 'countryCode'] as const;

function isWebAddress(url: string | null | undefined): boolean {
  return URL.canParse(url ?? '') && /^https?:$/.test(new URL(url ?? '').protocol);
}
