import { type SandboxContext } from '../context';
import { type Authorization } from './authorize';
import { isSameText } from './fingerprint';

/** Who may call the GraphQL API: a page with its authorization, or a merchant's server with its keys. */
export type Caller = Authorization | { readonly kind: 'api_keys' };

/** Whether an `Authorization` header contains the merchant's public and private key. */
export function hasApiKeys({ merchant }: Pick<SandboxContext, 'merchant'>, header: string | undefined): boolean {
  const [, credentials] = /^Basic\s+([A-Za-z0-9+/=]+)$/i.exec(header ?? '') ?? [];
  if (credentials === undefined) return false;
  return isSameText(Buffer.from(credentials, 'base64').toString('utf8'), `${merchant.publicKey}:${merchant.privateKey}`);
}
