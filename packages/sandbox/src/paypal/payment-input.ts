import { z } from 'zod';
import { fromCents, toCents } from '../transactions/money';

/** What PayPal takes; the gateway refuses any other currency for a payment resource. */
const CURRENCIES = 'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' ');
const INTENTS = ['authorize', 'sale', 'order', 'capture'] as const;
/** Schemes that would run in the page that redirects, or read this machine; an app's own scheme is fine. */
const UNSAFE = /^(javascript|data|vbscript|file|blob|about):/i;

export const text = z.union([z.string(), z.number()]).transform(String).nullish();
/** Booleans arrive as words as well: `noShipping` is one. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]).nullish();

const address = z.string().refine((url) => URL.canParse(url) && !UNSAFE.test(url), 'URL is invalid');
const decimal = z.union([z.string(), z.number()]).transform(String);
const money = decimal.refine((amount) => /^\d{1,9}(\.\d{1,2})?$/.test(amount), 'Amount is an invalid format').transform(normal);
const price = money.refine((amount) => toCents(amount) > 0, 'Amount must be greater than zero');
/** A line or a discount may be negative. */
const signed = decimal.refine((amount) => /^-?\d{1,9}(\.\d{1,4})?$/.test(amount), 'Amount is an invalid format');
const currency = z
  .string()
  .transform((code) => code.toUpperCase())
  .refine((code) => CURRENCIES.includes(code), 'Currency is not supported');

const name = z.string().min(1, 'Name is required').max(127, 'Name is too long');
const lineItem = z.looseObject({
  name,
  kind: z.enum(['debit', 'credit']),
  quantity: decimal.refine((quantity) => Number(quantity) > 0, 'Quantity must be greater than zero'),
  unitAmount: signed,
  unitTaxAmount: signed.nullish(),
});
const shippingOption = z.looseObject({
  id: z.string().min(1),
  label: name,
  selected: flag,
  type: z.enum(['SHIPPING', 'PICKUP']),
  amount: z.looseObject({ currency, value: money }),
});
const shippingOptions = z
  .array(shippingOption)
  .refine((options) => options.filter(({ selected }) => selected === true).length <= 1, 'Only one shipping option can be selected');

const shippingKeys = {
  recipientName: text,
  line1: text,
  line2: text,
  city: text,
  state: text,
  postalCode: text,
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/i, 'Country code is invalid')
    .nullish(),
  phone: text,
  recipientEmail: text,
};
const shippingAddress = z.looseObject(shippingKeys);
export type ShippingAddress = z.infer<typeof shippingAddress>;

/** The address among the members of a body; none when no part of a place is named. @throws by way of `refine`, see `isComplete` */
export function shippingAddressIn(body: Partial<ShippingAddress>): ShippingAddress | undefined {
  const given = Object.fromEntries(Object.keys(shippingKeys).flatMap((key) => (body[key] == null ? [] : [[key, body[key]]])));
  return ['line1', 'city', 'state', 'postalCode', 'countryCode'].some((key) => key in given) ? given : undefined;
}

/** A place needs at least these. */
const isComplete = (body: Partial<ShippingAddress> | null | undefined) => {
  const place = body ? shippingAddressIn(body) : undefined;
  return !place || Boolean(place.line1 && place.city && place.countryCode);
};
const INCOMPLETE = { message: 'Shipping address needs line1, city and country code', path: ['line1'] };

const experienceProfile = z
  .looseObject({ brandName: text, localeCode: text, noShipping: flag, addressOverride: flag, landingPageType: text })
  .nullish();
const shared = {
  returnUrl: address,
  cancelUrl: address,
  offerPaypalCredit: flag,
  offerPayLater: flag,
  experienceProfile,
  merchantAccountId: text,
  shippingOptions: shippingOptions.nullish(),
  payerEmail: text,
  shippingCallbackUrl: address.nullish(),
  correlationId: text,
};

/** Body of `paypal_hermes/create_payment_resource`; the shipping address stands on its top level. */
export const paymentInput = z
  .looseObject({
    ...shared,
    ...shippingKeys,
    amount: price,
    currencyIsoCode: currency,
    intent: z.enum(INTENTS).nullish(),
    lineItems: z.array(lineItem).max(249, 'Too many line items').nullish(),
    requestBillingAgreement: flag,
    billingAgreementDetails: z.looseObject({ description: z.string().max(127, 'Description is too long').nullish() }).nullish(),
    vaultInitiatedCheckoutPaymentMethodToken: z.string().nullish(),
    contactPreference: z.enum(['NO_CONTACT_INFO', 'RETAIN_CONTACT_INFO', 'UPDATE_CONTACT_INFO']).nullish(),
  })
  .refine(isComplete, INCOMPLETE)
  .refine(({ currencyIsoCode, shippingOptions }) => sameCurrency(currencyIsoCode, shippingOptions), {
    message: 'Shipping options must have the currency of the payment',
    path: ['shippingOptions'],
  });

const plan = z.looseObject({
  billingCycles: z
    .array(
      z.looseObject({
        billingFrequencyUnit: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']).nullish(),
        pricingScheme: z
          .looseObject({ pricingModel: z.enum(['FIXED', 'VARIABLE', 'AUTO_RELOAD']).nullish(), price: decimal.nullish() })
          .nullish(),
      }),
    )
    .nullish(),
  currencyIsoCode: currency.nullish(),
  name: text,
});

/** Body of `paypal_hermes/setup_billing_agreement`. */
export const agreementInput = z.looseObject({
  ...shared,
  shippingAddress: shippingAddress.nullish().refine(isComplete, INCOMPLETE),
  description: z.string().max(127, 'Description is too long').nullish(),
  planType: z.enum(['RECURRING', 'SUBSCRIPTION', 'UNSCHEDULED', 'INSTALLMENTS']).nullish(),
  planMetadata: plan.nullish(),
});

const breakdown = z.looseObject({
  itemTotal: money.nullish(),
  shipping: money.nullish(),
  handling: money.nullish(),
  taxTotal: money.nullish(),
  insurance: money.nullish(),
  shippingDiscount: money.nullish(),
  discount: money.nullish(),
});

/** Body of `paypal_hermes/patch_payment_resource`. */
export const patchInput = z
  .looseObject({
    ...shippingKeys,
    paymentId: z.string().min(1),
    currencyIsoCode: currency,
    amount: price.nullish(),
    lineItems: z.array(lineItem).nullish(),
    shippingOptions: shippingOptions.nullish(),
    amountBreakdown: breakdown.nullish(),
    merchantAccountId: text,
  })
  .refine(isComplete, INCOMPLETE)
  .refine(({ currencyIsoCode, shippingOptions }) => sameCurrency(currencyIsoCode, shippingOptions), {
    message: 'Shipping options must have the currency of the payment',
    path: ['shippingOptions'],
  })
  .refine(({ amount, amountBreakdown }) => !amount || !amountBreakdown || addsUp(amount, amountBreakdown), {
    message: 'The amount must be the sum of its breakdown',
    path: ['amountBreakdown'],
  });

function normal(amount: string): string {
  return fromCents(toCents(amount));
}

function sameCurrency(code: string, options: z.infer<typeof shippingOptions> | null | undefined): boolean {
  return (options ?? []).every(({ amount }) => amount.currency === code);
}

function addsUp(amount: string, parts: z.infer<typeof breakdown>): boolean {
  const cents = (value: string | null | undefined) => (value ? toCents(value) : 0);
  const added = [parts.itemTotal, parts.shipping, parts.handling, parts.taxTotal, parts.insurance].reduce(
    (sum, part) => sum + cents(part),
    0,
  );
  return added - cents(parts.shippingDiscount) - cents(parts.discount) === toCents(amount);
}
