import { type SandboxContext } from '../context';

const CURRENCIES = 'usd eur gbp cad aud nzd chf sek nok dkk pln czk huf ron bgn jpy sgd hkd mxn brl inr'.split(' ');

/**
 * The currency of one of the merchant's accounts, or `undefined` when there is no such account. Accounts exist for every id with a
 * currency among its words (`sandbox_usd`, `shop-eur`), and for those the settings name: `merchantAccounts: { main: 'GBP' }`.
 */
export function currencyOf({ settings }: Pick<SandboxContext, 'settings'>, merchantAccountId: string): string | undefined {
  const named = settings.merchantAccounts?.[merchantAccountId];
  if (named !== undefined) return named;
  const words = merchantAccountId.toLowerCase().split(/[^a-z]+/);
  const currency = CURRENCIES.find((code) => words.includes(code));
  if (currency) return currency.toUpperCase();
  return merchantAccountId === defaultMerchantAccount({ settings }) ? 'USD' : undefined;
}

/** As the gateway configuration tells the page. */
export function defaultMerchantAccount({ settings }: Pick<SandboxContext, 'settings'>): string {
  const configured = settings['merchantAccountId'];
  return typeof configured === 'string' ? configured : 'sandbox_usd';
}
