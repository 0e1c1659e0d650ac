import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type Merchant } from '../merchant';

const flag = z
  .literal('true')
  .transform(() => true as const)
  .optional();

/** What a client token allows. The fingerprint contains all of it, so that any process with the merchant's key can check it. */
const claims = z.object({
  expires_at: z.coerce.number(),
  created_at: z.coerce.number(),
  merchant_id: z.string(),
  public_key: z.string(),
  customer_id: z.string().optional(),
  merchant_account_id: z.string().optional(),
  domains: z.string().optional(),
  make_default: flag,
  verify_card: flag,
  fail_on_duplicate_payment_method: flag,
  fail_on_duplicate_payment_method_for_customer: flag,
});

export interface Grant {
  /** Milliseconds since the epoch, by the sandbox clock. */
  expiresAt: number;
  createdAt: number;
  customerId?: string | undefined;
  merchantAccountId?: string | undefined;
  domains?: string[] | undefined;
  makeDefault?: boolean | undefined;
  verifyCard?: boolean | undefined;
  failOnDuplicatePaymentMethod?: boolean | undefined;
  failOnDuplicatePaymentMethodForCustomer?: boolean | undefined;
}

/**
 * Creates a fingerprint in the provider's format: a signature, a bar, and a query that pages search for `customer_id`. Domains stand before the signature
 * too, so that whoever decodes the fingerprint from base64 finds them.
 */
export function signFingerprint(merchant: Merchant, grant: Grant): string {
  const query = new URLSearchParams({
    expires_at: String(grant.expiresAt),
    created_at: String(grant.createdAt),
    merchant_id: merchant.id,
    public_key: merchant.publicKey,
  });
  const optional = {
    customer_id: grant.customerId,
    merchant_account_id: grant.merchantAccountId,
    domains: grant.domains?.join(' '),
    make_default: grant.makeDefault,
    verify_card: grant.verifyCard,
    fail_on_duplicate_payment_method: grant.failOnDuplicatePaymentMethod,
    fail_on_duplicate_payment_method_for_customer: grant.failOnDuplicatePaymentMethodForCustomer,
  };
  for (const [name, value] of Object.entries(optional)) if (value !== undefined && value !== false) query.set(name, String(value));
  const domains = grant.domains ? `${Buffer.from(JSON.stringify({ domains: grant.domains })).toString('base64url')}.` : '';
  return `${domains}${sign(merchant, query.toString())}|${query.toString()}`;
}

/** Reads a fingerprint. Returns undefined when it belongs to another merchant, was altered or has expired. */
export function readFingerprint(merchant: Merchant, fingerprint: string, now: number): Grant | undefined {
  const bar = fingerprint.indexOf('|');
  const query = fingerprint.slice(bar + 1);
  // The domains before the signature are for readers only: those of the query count.
  const signature = fingerprint.slice(0, Math.max(bar, 0)).replace(/^[\w-]+\./, '');
  if (bar < 0 || !isSameText(signature, sign(merchant, query))) return undefined;
  const parsed = claims.safeParse(Object.fromEntries(new URLSearchParams(query)));
  if (!parsed.success || parsed.data.merchant_id !== merchant.id || parsed.data.expires_at <= now) return undefined;
  const { data } = parsed;
  return {
    expiresAt: data.expires_at,
    createdAt: data.created_at,
    customerId: data.customer_id,
    merchantAccountId: data.merchant_account_id,
    domains: data.domains?.split(' '),
    makeDefault: data.make_default,
    verifyCard: data.verify_card,
    failOnDuplicatePaymentMethod: data.fail_on_duplicate_payment_method,
    failOnDuplicatePaymentMethodForCustomer: data.fail_on_duplicate_payment_method_for_customer,
  };
}

const sign = (merchant: Merchant, text: string) => createHmac('sha256', merchant.privateKey).update(text).digest('hex');

/** Compares secrets in constant time. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
