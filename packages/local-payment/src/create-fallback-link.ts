import { parseUrl } from '@tender/client/internal';
import { appendQuery } from './append-query';

/** A link back to the shop. */
export interface FallbackLink {
  readonly url: string;
  readonly text: string;
}

/**
 * Creates the link by which a customer returns to the shop. It carries what the bank reported, under names that cannot clash with parameters of the
 * shop. Undefined if the shop has set no link.
 * @param parameters query parameters of the return page: the shop's `r` (URL) and `t` (text), `c=1` after a cancellation, and those of the bank
 */
export function createFallbackLink(parameters: Readonly<Record<string, string>>): FallbackLink | undefined {
  const { r, t, c, token: btLpToken, paymentId, PayerID, errorcode } = parameters;
  if (!isSet(r) || !isSet(t)) return undefined;
  const isCanceled = c === '1';
  const query = errorcode
    ? { btLpToken, errorcode, wasCanceled: isCanceled }
    : { btLpToken, btLpPaymentId: paymentId, btLpPayerId: PayerID, wasCanceled: isCanceled || undefined };
  return { url: appendQuery(toSafeUrl(decode(r)), query), text: decode(t) };
}

/** Payments without a fallback send the string `undefined`. */
function isSet(value: string | undefined): value is string {
  return Boolean(value) && value !== 'undefined';
}

/** Decodes once more: some banks encode parameters a second time. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // contains a literal percent sign
  }
}

/** Replaces URLs that would run a script in this page. URLs of apps stay as they are. */
function toSafeUrl(url: string): string {
  const protocol = parseUrl(url)?.protocol;
  return protocol && /^(javascript|data|vbscript|blob):$/.test(protocol) ? 'about:blank' : url;
}
