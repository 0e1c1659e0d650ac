import { z } from 'zod';
import { flag, text } from '../../core/input-fields';
import { fromCents, toCents } from '../../payments/transactions/money';
import { refuseDecimals, refuseDecimalsOfOption, refuseDecimalsOfPlan } from './refuse-decimals';

/** Currencies that PayPal accepts. The gateway rejects payment resources in any other currency. */
const CURRENCIES = 'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' ');
const INTENTS = ['authorize', 'sale', 'order', 'capture'] as const;
/** Schemes that would run in the redirecting page or read this machine. An app's own scheme is allowed. */
const UNSAFE = /^(javascript|data|vbscript|file|blob|about):/i;

const address = z.string().refine((url) => URL.canParse(url) && !UNSAFE.test(url), 'URL is invalid');
const decimal = z.union([z.string(), z.number()]).transform(String);
const money = decimal.refine((amount) => /^\d{1,9}(\.\d{1,2})?$/.test(amount), 'Amount is an invalid format').transform(normalizeAmount);
const price = money.refine((amount) => toCents(amount) > 0, 'Amount must be greater than zero');
/** Line items and discounts may be negative. */
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
export type LineItem = z.infer<typeof lineItem>;
const shippingOption = z.looseObject({
  id: z.string().min(1),
  label: name,
  selected: flag,
  type: z.enum(['SHIPPING', 'PICKUP']),
  amount: z.looseObject({ currency, value: money }).superRefine(refuseDecimalsOfOption),
});
export type ShippingOption = z.infer<typeof shippingOption>;
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

/** Reads the address from the members of a body. Returns undefined when none of its parts is set. */
export function readShippingAddress(body: Partial<ShippingAddress>): ShippingAddress | undefined {
  const fields = Object.fromEntries(Object.keys(shippingKeys).flatMap((key) => (body[key] == null ? [] : [[key, body[key]]])));
  return ['line1', 'city', 'state', 'postalCode', 'countryCode'].some((key) => key in fields) ? fields : undefined;
}

/** Whether an address has the required parts. No address at all is complete. */
const isCompleteAddress = (body: Partial<ShippingAddress> | null | undefined) => {
  const shipping = body ? readShippingAddress(body) : undefined;
  return !shipping || Boolean(shipping.line1 && shipping.city && shipping.countryCode);
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

/** Body of `paypal_hermes/create_payment_resource`. The shipping address is on its top level. */
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
  .refine(isCompleteAddress, INCOMPLETE)
  .refine(({ currencyIsoCode, shippingOptions }) => haveCurrency(currencyIsoCode, shippingOptions), {
    message: 'Shipping options must have the currency of the payment',
    path: ['shippingOptions'],
  })
  .superRefine(refuseDecimals);

const planAmount = decimal.nullish();
const plan = z
  .looseObject({
    billingCycles: z
      .array(
        z.looseObject({
          billingFrequencyUnit: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']).nullish(),
          pricingScheme: z
            .looseObject({
              pricingModel: z.enum(['FIXED', 'VARIABLE', 'AUTO_RELOAD']).nullish(),
              price: planAmount,
              reloadThresholdAmount: planAmount,
            })
            .nullish(),
        }),
      )
      .nullish(),
    currencyIsoCode: currency.nullish(),
    name: text,
    oneTimeFeeAmount: planAmount,
    shippingAmount: planAmount,
    productPrice: planAmount,
    taxAmount: planAmount,
  })
  .superRefine(refuseDecimalsOfPlan);

const planType = z.enum(['RECURRING', 'SUBSCRIPTION', 'UNSCHEDULED', 'INSTALLMENTS']);
export type Plan = z.infer<typeof plan> & { planType: z.infer<typeof planType> };

/** Body of `paypal_hermes/setup_billing_agreement`. */
export const agreementInput = z.looseObject({
  ...shared,
  shippingAddress: shippingAddress.nullish().refine(isCompleteAddress, INCOMPLETE),
  description: z.string().max(127, 'Description is too long').nullish(),
  planType: planType.nullish(),
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
  .refine(isCompleteAddress, INCOMPLETE)
  .refine(({ currencyIsoCode, shippingOptions }) => haveCurrency(currencyIsoCode, shippingOptions), {
    message: 'Shipping options must have the currency of the payment',
    path: ['shippingOptions'],
  })
  .refine(({ amount, amountBreakdown }) => !amount || !amountBreakdown || addsUp(amount, amountBreakdown), {
    message: 'The amount must be the sum of its breakdown',
    path: ['amountBreakdown'],
  })
  .superRefine(refuseDecimals);

function normalizeAmount(amount: string): string {
  return fromCents(toCents(amount));
}

function haveCurrency(code: string, options: z.infer<typeof shippingOptions> | null | undefined): boolean {
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
