import type { Currency, MerchantAccounts, ShopConfiguration } from '../../server/contract';

export const METHODS = [
  'card',
  'paypal',
  'paypal-button',
  'sepa',
  'local-payment',
  'masterpass',
  'google-pay',
  'payment-request',
  'venmo',
  'us-bank-account',
  'union-pay',
] as const;
export type Method = (typeof METHODS)[number];

/** The page on which it is paid with. */
export const methodAddress = (method: Method): string => `#/checkout/${method}`;

interface Description {
  readonly label: string;
  readonly hint: string;
  /** Who the customer is sent to, inside a sentence. */
  readonly party: string;
}

export const METHOD_TEXTS: Readonly<Record<Method, Description>> = {
  card: { label: 'Card', hint: 'Credit or debit card', party: 'your bank' },
  paypal: { label: 'PayPal', hint: 'In a window', party: 'PayPal' },
  'paypal-button': { label: 'PayPal button', hint: 'PayPal’s own button', party: 'PayPal' },
  sepa: { label: 'SEPA Direct Debit', hint: 'From your bank account', party: 'the mandate page' },
  'local-payment': { label: 'Bank or wallet', hint: 'iDEAL, BLIK and others', party: 'your bank' },
  masterpass: { label: 'Masterpass', hint: 'A card of your wallet', party: 'Masterpass' },
  'google-pay': { label: 'Google Pay', hint: 'A card kept by Google', party: 'Google Pay' },
  'payment-request': { label: 'Payment sheet', hint: 'In your browser', party: 'the payment sheet' },
  venmo: { label: 'Venmo', hint: 'With the Venmo app', party: 'Venmo' },
  'us-bank-account': { label: 'US bank account', hint: 'Checking or savings', party: 'your bank' },
  'union-pay': { label: 'UnionPay', hint: 'With a code we text you', party: 'UnionPay' },
};

interface LocalType {
  readonly label: string;
  readonly country: string;
  readonly countryName: string;
  readonly currency: Currency;
  /** Opens no window: the customer confirms in an app, or is sent a bill. */
  readonly deferred?: true;
}

/** By the provider's names. */
export const LOCAL_TYPES = {
  ideal: { label: 'iDEAL', country: 'NL', countryName: 'Netherlands', currency: 'EUR' },
  bancontact: { label: 'Bancontact', country: 'BE', countryName: 'Belgium', currency: 'EUR' },
  eps: { label: 'EPS', country: 'AT', countryName: 'Austria', currency: 'EUR' },
  giropay: { label: 'giropay', country: 'DE', countryName: 'Germany', currency: 'EUR' },
  mybank: { label: 'MyBank', country: 'IT', countryName: 'Italy', currency: 'EUR' },
  p24: { label: 'Przelewy24', country: 'PL', countryName: 'Poland', currency: 'PLN' },
  blik: { label: 'BLIK', country: 'PL', countryName: 'Poland', currency: 'PLN', deferred: true },
  pay_upon_invoice: { label: 'Pay upon invoice', country: 'DE', countryName: 'Germany', currency: 'EUR', deferred: true },
} as const satisfies Readonly<Record<string, LocalType>>;
export type LocalTypeName = keyof typeof LOCAL_TYPES;

export const localType = (name: LocalTypeName): LocalType => LOCAL_TYPES[name];

/** What the shop has merchant accounts for. */
export const localTypesFor = (accounts: MerchantAccounts): LocalTypeName[] =>
  (Object.keys(LOCAL_TYPES) as LocalTypeName[]).filter((name) => accounts[LOCAL_TYPES[name].currency]);

/** What is paid in. */
export function currencyFor(method: Method, local: LocalTypeName, { currency }: Pick<ShopConfiguration, 'currency'>): Currency {
  if (method === 'sepa') return 'EUR';
  return method === 'local-payment' ? localType(local).currency : currency;
}

type Offering = Pick<ShopConfiguration, 'merchantAccounts' | 'environment'>;

/** The methods of the shop, PayPal first for those who prefer it. */
export function methodsFor({ merchantAccounts, environment }: Offering, paypalPreferred = false): Method[] {
  const offered = METHODS.filter((method) => {
    if (method === 'sepa') return Boolean(merchantAccounts.EUR);
    // In production Google wants to know the shop, and has not approved this one. Browsers' sheets have little else.
    if (method === 'google-pay' || method === 'payment-request') return environment !== 'production';
    return method !== 'local-payment' || localTypesFor(merchantAccounts).length > 0;
  });
  const first = (method: Method): number => (paypalPreferred && method === 'paypal' ? 0 : 1);
  return offered.sort((one, other) => first(one) - first(other));
}
