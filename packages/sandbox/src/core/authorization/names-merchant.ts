import { type Merchant } from '../merchant';
import { readKeyMerchantId } from './authorize';

/**
 * Whether an `Authorization` header is for this merchant, by the name in it: a public key, or the merchant id in a tokenization key or a client token's
 * fingerprint. Nothing is checked.
 */
export function namesMerchant({ id, publicKey }: Merchant, header = ''): boolean {
  const [, scheme = '', credentials = ''] = /^(Basic|Bearer)\s+(\S.*)$/i.exec(header) ?? [];
  if (scheme.toLowerCase() === 'basic') return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0] === publicKey;
  const [, query] = credentials.split('|');
  return (query === undefined ? readKeyMerchantId(credentials) : new URLSearchParams(query).get('merchant_id')) === id;
}
