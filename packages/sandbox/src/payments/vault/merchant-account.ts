import { type SandboxContext } from '../../core/context';
import { findEntry } from '../../core/find-entry';
import type { AccountRefusal, AccountRequirement, MerchantAccount } from '../../core/merchant';
import { KNOWN_ACCOUNTS } from './known-accounts';

const CURRENCIES = 'usd eur gbp cad aud nzd chf sek nok dkk pln czk huf ron bgn jpy sgd hkd mxn brl inr'.split(' ');

/**
 * Finds a merchant account. An account exists for each id in the settings (`merchantAccounts: { main: 'GBP' }`), for those that the official SDKs know,
 * for every id that contains one of `CURRENCIES` as a word (`sandbox_usd`, `shop-eur`), and for the default.
 */
export function findAccount({ settings }: Pick<SandboxContext, 'settings'>, merchantAccountId: string): MerchantAccount | undefined {
  const named = findEntry(settings.merchantAccounts ?? {}, merchantAccountId);
  if (typeof named === 'object') return named;
  const known = findEntry(KNOWN_ACCOUNTS, merchantAccountId);
  const words = merchantAccountId.toLowerCase().split(/[^a-z]+/);
  const currency =
    named ??
    known?.currency ??
    CURRENCIES.find((code) => words.includes(code))?.toUpperCase() ??
    (merchantAccountId === readDefaultMerchantAccountId({ settings }) ? 'USD' : undefined);
  return currency === undefined ? undefined : { ...known, currency };
}

/** Reads the id of the merchant account that a request means. */
export const readAccountId = (
  context: Pick<SandboxContext, 'settings'>,
  { merchantAccountId }: { merchantAccountId?: string | null | undefined },
): string => merchantAccountId || readDefaultMerchantAccountId(context);

/** Finds the currency of a merchant account. Returns undefined when there is no such account. */
export function findCurrency(context: Pick<SandboxContext, 'settings'>, merchantAccountId: string): string | undefined {
  return findAccount(context, merchantAccountId)?.currency;
}

/** Whether the account demands this of every sale. */
export function accountRequires(context: Pick<SandboxContext, 'settings'>, merchantAccountId: string, what: AccountRequirement): boolean {
  return findAccount(context, merchantAccountId)?.requires?.includes(what) === true;
}

/** Whether the account's processor cannot do this. */
export function accountRefuses(context: Pick<SandboxContext, 'settings'>, merchantAccountId: string, what: AccountRefusal): boolean {
  return findAccount(context, merchantAccountId)?.refuses?.includes(what) === true;
}

/** The id of the merchant account that is meant where a request names none. Pages read it from the gateway's configuration. */
export function readDefaultMerchantAccountId({ settings }: Pick<SandboxContext, 'settings'>): string {
  const configured = settings['merchantAccountId'];
  return typeof configured === 'string' ? configured : 'sandbox_usd';
}
