import { type Field } from '../../core/pages/customer-page';
import { type Address, type Payer, createPayer } from '../../payments/vault/paypal-payer';
import { EMAIL } from './email';
import { resolveShippingAddress, FUNDING, type PayPalPayment, type PayPalVisit } from './payment';
import { type ShippingOption } from './payment-input';

type FormValues = Readonly<Record<string, string>>;

/** Reads the payer from the form. Returns undefined for an invalid email address. */
export function readPayer({ email = '', firstName, lastName }: FormValues): Payer | undefined {
  return EMAIL.test(email.trim()) ? createPayer(email.trim(), { firstName, lastName }) : undefined;
}

const ADDRESS: readonly (Field & { name: keyof Address })[] = [
  { name: 'recipientName', label: 'Ship to', autocomplete: 'shipping name' },
  { name: 'line1', label: 'Street', autocomplete: 'shipping address-line1' },
  { name: 'line2', label: 'Apartment, floor', autocomplete: 'shipping address-line2' },
  { name: 'city', label: 'City', autocomplete: 'shipping address-level2' },
  { name: 'state', label: 'State or region', autocomplete: 'shipping address-level1' },
  { name: 'postalCode', label: 'Postal code', autocomplete: 'shipping postal-code' },
  { name: 'countryCode', label: 'Country, two letters', autocomplete: 'shipping country' },
];

/** Whether the customer may change the shipping address: not when the shop has set one and fixed it. */
export const canChangeAddress = ({ asksShipping, isShippingFixed, shippingAddress }: PayPalPayment) =>
  asksShipping && !(isShippingFixed && shippingAddress);

export function createApprovalFields({ query, payment: { document: payment } }: PayPalVisit): Field[] {
  const address = resolveShippingAddress(payment);
  const shippingOptions = payment.shippingOptions.map((option) => ({ value: option.id, label: describeOption(option) }));
  const sources = listFunding(payment, query);
  return [
    {
      name: 'funding',
      label: 'Pay with',
      value: selectFunding(payment, query),
      options: sources.map((value) => ({ value, label: LABELS[value] })),
    },
    ...(shippingOptions.length > 0
      ? [{ name: 'shippingOption', label: 'Delivery', value: payment.shippingOptionId ?? '', options: shippingOptions }]
      : []),
    ...(canChangeAddress(payment) ? ADDRESS.map((field) => ({ ...field, value: address?.[field.name] ?? '' })) : []),
  ];
}

/** Reads the valid changes from the form: options that were offered, and an address that may be changed. */
export function readChange({ query, payment: { document: payment } }: PayPalVisit, form: FormValues): Partial<PayPalPayment> {
  const funding = listFunding(payment, query).find((source) => source === form['funding']);
  const option = payment.shippingOptions.find(({ id }) => id === form['shippingOption']);
  const address = canChangeAddress(payment) ? readAddress(form) : undefined;
  return {
    ...(funding ? { funding } : {}),
    ...(option ? { shippingOptionId: option.id } : {}),
    ...(address ? { shippingAddress: address } : {}),
  };
}

function readAddress(form: FormValues): Address | undefined {
  const values = Object.fromEntries(ADDRESS.flatMap(({ name }) => (form[name]?.trim() ? [[name, form[name].trim()]] : [])));
  return Object.keys(values).length > 0 ? values : undefined;
}

type Funding = PayPalPayment['funding'];
const LABELS: Record<Funding, string> = {
  balance: 'Test balance',
  credit: 'Credit, in 12 parts',
  paylater: 'Pay later, in 4 parts',
  cobranded: 'Test airline card',
};

/** Credit and paying later are available where the shop offers them, or when the customer clicked a button for them. */
function listFunding({ offersCredit, offersPayLater }: PayPalPayment, query: URLSearchParams): Funding[] {
  const clicked = query.get('funding');
  const offered: Record<Funding, boolean> = {
    balance: true,
    credit: offersCredit || clicked === 'credit',
    paylater: offersPayLater || clicked === 'paylater',
    cobranded: true,
  };
  return FUNDING.filter((source) => offered[source]);
}

const selectFunding = (payment: PayPalPayment, query: URLSearchParams) =>
  listFunding(payment, query).find((source) => source === query.get('funding')) ?? payment.funding;

const describeOption = ({ label, amount }: ShippingOption) => `${label}, ${amount.value} ${amount.currency}`;
