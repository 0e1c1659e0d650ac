import { parseUrl } from '@tender/client/internal';
import { appendQuery } from './append-query';

export interface FallbackLink {
  readonly url: string;
  readonly text: string;
}

/**
 * The link by which a customer gets back to the shop, with what the bank reported under names of its own, so that they do not clash with the
 * shop's. Undefined where the shop gave none.
 * @param parameters of the return page: the shop's `r` and `t`, `c=1` for a cancellation, and what the bank added
 */
export function fallbackLink(parameters: Readonly<Record<string, string>>): FallbackLink | undefined {
  const { r, t, c, token: btLpToken, paymentId, PayerID, errorcode } = parameters;
  if (!isGiven(r) || !isGiven(t)) return undefined;
  const isCanceled = c === '1';
  const returned = errorcode
    ? { btLpToken, errorcode, wasCanceled: isCanceled }
    : { btLpToken, btLpPaymentId: paymentId, btLpPayerId: PayerID, wasCanceled: isCanceled || undefined };
  return { url: appendQuery(harmless(decode(r)), returned), text: decode(t) };
}

/** Payments without a window have no fallback, and say so with this text. */
function isGiven(value: string | undefined): value is string {
  return Boolean(value) && value !== 'undefined';
}

/** Once more: some banks encode what they are given again. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a literal percent sign
  }
}

/** An address of the shop's or its app's; nothing that would run here. */
function harmless(url: string): string {
  const protocol = parseUrl(url)?.protocol;
  return protocol && /^(javascript|data|vbscript|blob):$/.test(protocol) ? 'about:blank' : url;
}
