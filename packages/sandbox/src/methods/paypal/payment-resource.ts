import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { refuseIfAny } from '../../core/http/refusal';
import { type Document } from '../../core/store/schema';
import { isDocument, textAt } from '../../core/text-at';
import { findNonce } from '../../payments/instruments/consume-nonce';
import { findFakeNonce } from '../../payments/instruments/fake-nonces';
import { type NonceRow, paymentMethodNonces } from '../../payments/instruments/tables';
import { countDecimals, fitsDecimals } from '../../payments/transactions/currency-decimals';
import { checkFields, hasAtMost, matches, type FieldRule } from '../../payments/vault/check-fields';
import { EMAIL } from './email';

const AMOUNT = /^-?\d{1,9}(?:\.\d{1,2})?$/;

/** @param isAmount whether a text is an amount in the payment's currency */
const createRules = (isAmount: (text: string) => boolean): readonly FieldRule[] => [
  ['amount', '97325', 'Amount is invalid.', isAmount],
  ['currencyIsoCode', '97312', 'Currency ISO code is not supported.', matches(/^[A-Z]{3}$/)],
  ['customField', '97337', 'Custom field is too long.', hasAtMost(127)],
  ['description', '97336', 'Description is too long.', hasAtMost(127)],
  ['orderId', '97338', 'Order ID is too long.', hasAtMost(127)],
  ['payeeEmail', '97305', 'Payee email is too long.', hasAtMost(127)],
  ['payeeEmail', '97304', 'Payee email is an invalid format.', matches(EMAIL)],
];
const createLineItemRules = (isAmount: (text: string) => boolean): readonly FieldRule[] => [
  ['kind', '97308', 'Line items must be debits.', (kind) => kind === 'debit'],
  ['unitAmount', '97309', 'Unit amount is invalid.', isAmount],
  ['unitTaxAmount', '97310', 'Unit tax amount is invalid.', isAmount],
];
const SHIPPING_RULES: readonly FieldRule[] = [
  ['streetAddress', '97329', 'Shipping address is too long.', hasAtMost(300)],
  ['extendedAddress', '97330', 'Shipping extended address is too long.', hasAtMost(300)],
  ['locality', '97331', 'Shipping locality is too long.', hasAtMost(120)],
  ['region', '97332', 'Shipping region is too long.', hasAtMost(300)],
  ['postalCode', '97335', 'Shipping postal code is too long.', hasAtMost(60)],
  ['countryCodeAlpha2', '97333', 'Shipping country code is too long.', hasAtMost(2)],
  ['internationalPhone.nationalNumber', '97334', 'Shipping national number is too long.', hasAtMost(14)],
];
const OPTION_RULES: readonly FieldRule[] = [
  ['id', '97326', 'Shipping option ID is too long.', hasAtMost(127)],
  ['label', '97327', 'Shipping option label is too long.', hasAtMost(127)],
  ['type', '97318', 'Shipping option type is invalid.', matches(/^(?:SHIPPING|PICKUP)$/i)],
];
const ROOT = ['paypalPaymentResource'];

/** The nonce of a payment. */
type PaymentNonce = Pick<NonceRow, 'type' | 'document' | 'consumed'>;

/**
 * Changes the PayPal payment of a nonce that has not been charged. The nonce stays. A documented nonce has no payment to change, and is only described.
 * @throws Refusal that names everything wrong with the request
 */
export async function updatePaymentResource(context: SandboxContext, input: Document): Promise<PaymentNonce> {
  const { database, merchant, clock } = context;
  const read = (name: string) => textAt(input, name);
  const [nonce, amount, currency, payeeEmail] = [read('paymentMethodNonce'), read('amount'), read('currencyIsoCode'), read('payeeEmail')];
  const fake = findFake(context, nonce);
  const row = nonce === null || fake ? undefined : await findNonce(context, nonce);
  const isLive = fake ? !fake.consumed : row !== undefined && !row.consumed && row.expiresAt > clock.now();
  refuseIfAny([...checkNonce(nonce, isLive ? (fake ?? row) : undefined), ...checkResource(input, currency ?? row?.facts.currency ?? null)]);
  if (fake) return fake;
  const facts = {
    ...row?.facts,
    ...(amount === null ? {} : { amount }),
    ...(currency === null ? {} : { currency }),
    ...(payeeEmail === null ? {} : { payeeEmail }),
    paymentResource: input,
  };
  const [updated] = await database
    .update(paymentMethodNonces)
    .set({ facts })
    .where(and(eq(paymentMethodNonces.merchantId, merchant.id), eq(paymentMethodNonces.nonce, nonce ?? '')))
    .returning();
  if (!updated) throw new Error('A payment without errors has a nonce');
  return updated;
}

function findFake(context: SandboxContext, nonce: string | null): PaymentNonce | undefined {
  const fake = nonce === null ? undefined : findFakeNonce(context, nonce);
  if (!fake) return undefined;
  if (!('instrument' in fake)) return { type: 'CreditCard', document: { details: {} }, consumed: 'consumed' in fake };
  return { type: fake.instrument.type, document: fake.instrument.document, consumed: false };
}

/** @param payment what the nonce stands for, as long as it can be charged */
function checkNonce(nonce: string | null, payment: PaymentNonce | undefined): FieldError[] {
  const refuse = (code: string, message: string) => [{ path: [...ROOT, 'paymentMethodNonce'], code, message }];
  if (nonce === null) return refuse('97303', 'Payment method nonce is required.');
  if (!payment) return refuse('97301', 'Payment method nonce has expired.');
  return payment.type === 'PayPalAccount' ? [] : refuse('97302', 'Payment method nonce is not for a PayPal payment.');
}

/** Lists what is wrong with the new values, list by list. */
function checkResource(input: Document, currency: string | null): FieldError[] {
  const decimals = countDecimals(currency ?? undefined, true);
  const isAmount = (text: string) => AMOUNT.test(text) && fitsDecimals(text, decimals);
  const { lineItems, shippingOptions, shipping } = input;
  const refuse = (name: string, code: string, message: string): FieldError => ({ path: [...ROOT, name], code, message });
  const errors = checkFields(createRules(isAmount), input, ROOT);
  if (lineItems != null && !Array.isArray(lineItems)) errors.push(refuse('lineItems', '97306', 'Line items must be a list.'));
  errors.push(
    ...checkList(lineItems, 'lineItems', createLineItemRules(isAmount)),
    ...checkList(shippingOptions, 'shippingOptions', OPTION_RULES),
  );
  if (isDocument(shipping)) errors.push(...checkFields(SHIPPING_RULES, shipping, [...ROOT, 'shipping']));
  if (shippingOptions != null && !Array.isArray(shippingOptions)) {
    errors.push(refuse('shippingOptions', '97315', 'Shipping options must be a list.'));
  }
  const options = Array.isArray(shippingOptions) ? shippingOptions.filter(isDocument) : [];
  if (new Set(options.map(({ id }) => id)).size < options.length) {
    errors.push(refuse('shippingOptions', '97319', 'Shipping option IDs must differ.'));
  }
  if (options.filter(({ selected }) => selected === true || selected === 'true').length > 1) {
    errors.push(refuse('shippingOptions', '97320', 'Only one shipping option can be selected.'));
  }
  return errors;
}

function checkList(list: unknown, name: string, rules: readonly FieldRule[]): FieldError[] {
  const items: unknown[] = Array.isArray(list) ? list : [];
  return items.filter(isDocument).flatMap((item, index) => checkFields(rules, item, [...ROOT, name, `index_${index}`]));
}
