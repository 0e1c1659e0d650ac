import type { Currency, MerchantAccounts } from '../../server/contract';

interface LocalType {
  readonly label: string;
  readonly country: string;
  readonly countryName: string;
  readonly currency: Currency;
}

/** Local payments by the provider's names. */
export const LOCAL_TYPES = {
  ideal: { label: 'iDEAL', country: 'NL', countryName: 'Netherlands', currency: 'EUR' },
  bancontact: { label: 'Bancontact', country: 'BE', countryName: 'Belgium', currency: 'EUR' },
  eps: { label: 'EPS', country: 'AT', countryName: 'Austria', currency: 'EUR' },
  giropay: { label: 'giropay', country: 'DE', countryName: 'Germany', currency: 'EUR' },
  mybank: { label: 'MyBank', country: 'IT', countryName: 'Italy', currency: 'EUR' },
  p24: { label: 'Przelewy24', country: 'PL', countryName: 'Poland', currency: 'PLN' },
  blik: { label: 'BLIK', country: 'PL', countryName: 'Poland', currency: 'PLN' },
  pay_upon_invoice: { label: 'Pay upon invoice', country: 'DE', countryName: 'Germany', currency: 'EUR' },
} as const satisfies Readonly<Record<string, LocalType>>;
export type LocalTypeName = keyof typeof LOCAL_TYPES;
/** Types without a window: the customer confirms in an app, or pays a bill. */
export type DeferredTypeName = 'blik' | 'pay_upon_invoice';

export const isDeferred = (name: LocalTypeName): name is DeferredTypeName => name === 'blik' || name === 'pay_upon_invoice';

/** Lists the types whose currency has a merchant account. */
export const listLocalTypes = (accounts: MerchantAccounts): LocalTypeName[] =>
  (Object.keys(LOCAL_TYPES) as LocalTypeName[]).filter((name) => accounts[LOCAL_TYPES[name].currency]);
