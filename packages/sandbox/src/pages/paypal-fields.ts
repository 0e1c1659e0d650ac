import { payerOf, shippingAddressOf } from '../paypal/payer';
import { FUNDING, type Address, type Payer, type PayPalPayment } from '../paypal/payment';
import { textAt } from '../vault/text-at';
import { type Field, type Visit } from './customer-page';

type Typed = Readonly<Record<string, string>>;

/** Whoever the customer says they are; `undefined` for something that is no address. */
export function payerIn({ email = '', firstName, lastName }: Typed): Payer | undefined {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? payerOf(email.trim(), { firstName, lastName }) : undefined;
}

const ADDRESS: readonly Field[] = [
  { name: 'recipientName', label: 'Ship to', autocomplete: 'shipping name' },
  { name: 'line1', label: 'Street', autocomplete: 'shipping address-line1' },
  { name: 'line2', label: 'Apartment, floor', autocomplete: 'shipping address-line2' },
  { name: 'city', label: 'City', autocomplete: 'shipping address-level2' },
  { name: 'state', label: 'State or region', autocomplete: 'shipping address-level1' },
  { name: 'postalCode', label: 'Postal code', autocomplete: 'shipping postal-code' },
  { name: 'countryCode', label: 'Country, two letters', autocomplete: 'shipping country' },
];

/** A customer may change where it goes, unless the shop has said where and that it stays so. */
export const canChangeAddress = ({ asksShipping, isShippingFixed, shippingAddress }: PayPalPayment) =>
  asksShipping && !(isShippingFixed && shippingAddress);

export function approvalFields({ query }: Visit, payment: PayPalPayment): Field[] {
  const address = shippingAddressOf(payment);
  const ways = payment.shippingOptions.map((option) => ({ value: textAt(option, 'id') ?? '', label: labelOf(option) }));
  const sources = fundingFor(payment, query);
  return [
    {
      name: 'funding',
      label: 'Pay with',
      value: preferred(payment, query),
      options: sources.map((value) => ({ value, label: LABELS[value] })),
    },
    ...(ways.length > 0 ? [{ name: 'shippingOption', label: 'Delivery', value: payment.shippingOptionId ?? '', options: ways }] : []),
    ...(canChangeAddress(payment) ? ADDRESS.map((field) => ({ ...field, value: textAt(address, field.name) ?? '' })) : []),
  ];
}

/** What of the form counts: options that were offered, an address that can be changed. */
export function changeOf({ query }: Visit, payment: PayPalPayment, typed: Typed): Partial<PayPalPayment> {
  const funding = fundingFor(payment, query).find((source) => source === typed['funding']);
  const option = payment.shippingOptions.find(({ id }) => id === typed['shippingOption']);
  const shippingOptionId = option && textAt(option, 'id');
  const address = canChangeAddress(payment) ? addressIn(typed) : undefined;
  return {
    ...(funding ? { funding } : {}),
    ...(shippingOptionId ? { shippingOptionId } : {}),
    ...(address ? { shippingAddress: address } : {}),
  };
}

function addressIn(typed: Typed): Address | undefined {
  const given = Object.fromEntries(ADDRESS.flatMap(({ name }) => (typed[name]?.trim() ? [[name, typed[name].trim()]] : [])));
  return Object.keys(given).length > 0 ? given : undefined;
}

type Funding = PayPalPayment['funding'];
const LABELS: Record<Funding, string> = {
  balance: 'Test balance',
  credit: 'Credit, in 12 parts',
  paylater: 'Pay later, in 4 parts',
  cobranded: 'Test airline card',
};

/** Credit and paying later only where the shop offers them, or has the customer click a button of that name. */
function fundingFor({ offersCredit, offersPayLater }: PayPalPayment, query: URLSearchParams): Funding[] {
  const clicked = query.get('funding');
  const offered: Record<Funding, boolean> = {
    balance: true,
    credit: offersCredit || clicked === 'credit',
    paylater: offersPayLater || clicked === 'paylater',
    cobranded: true,
  };
  return FUNDING.filter((source) => offered[source]);
}

const preferred = (payment: PayPalPayment, query: URLSearchParams) =>
  fundingFor(payment, query).find((source) => source === query.get('funding')) ?? payment.funding;

function labelOf(option: Record<string, unknown>): string {
  const price = [textAt(option, 'amount', 'value'), textAt(option, 'amount', 'currency')].filter(Boolean).join(' ');
  return `${textAt(option, 'label') ?? ''}${price === '' ? '' : `, ${price}`}`;
}
