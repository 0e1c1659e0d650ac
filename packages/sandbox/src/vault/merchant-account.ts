import { type SandboxContext } from '../context';
import { findEntry } from '../find-entry';

const CURRENCIES = 'usd eur gbp cad aud nzd chf sek nok dkk pln czk huf ron bgn jpy sgd hkd mxn brl inr'.split(' ');

/**
 * Finds the currency of a merchant account. Returns undefined when there is no such account. An account exists for each id in the settings
 * (`merchantAccounts: { main: 'GBP' }`), for every id that contains one of `CURRENCIES` as a word (`sandbox_usd`, `shop-eur`), and for the default.
 */
export function findCurrency({ settings }: Pick<SandboxContext, 'settings'>, merchantAccountId: string): string | undefined {
  const named = findEntry(settings.merchantAccounts ?? {}, merchantAccountId);
  if (named !== undefined) return named;
  const words = merchantAccountId.toLowerCase().split(/[^a-z]+/);
  const currency = CURRENCIES.find((code) => words.includes(code));
  if (currency) return currency.toUpperCase();
  return merchantAccountId === readDefaultMerchantAccountId({ settings }) ? 'USD' : undefined;
}

/** The id of the merchant account that is meant where a request names none. Pages read it from the gateway's configuration. */
export function readDefaultMerchantAccountId({ settings }: Pick<SandboxContext, 'settings'>): string {
  const configured = settings['merchantAccountId'];
  return typeof configured === 'string' ? configured : 'sandbox_usd';
}
