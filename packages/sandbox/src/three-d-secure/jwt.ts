import { createHmac } from 'node:crypto';
import { sameText } from '../authorization/fingerprint';
import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { isDocument } from '../vault/text-at';
import { type Document } from '../store/schema';

type Signer = Pick<SandboxContext, 'merchant' | 'clock'>;

/** What a token is for: one kind is not taken for the other. */
export type Purpose = 'setup' | 'validation';

/** Seconds a token is good for, by the sandbox clock. */
const LIFETIME = 2 * 60 * 60;

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signed with a key of the authentication service's own, made from the merchant's. */
function signature({ merchant }: Signer, signed: string): string {
  return createHmac('sha256', `authentication:${merchant.privateKey}`).update(signed).digest('base64url');
}

export function signJwt(context: Signer, purpose: Purpose, claims: Document = {}): string {
  const seconds = Math.floor(context.clock.now() / 1000);
  const standard = { jti: randomId(24), iss: 'tender-sandbox', iat: seconds, exp: seconds + LIFETIME, OrgUnitId: context.merchant.id };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...standard, purpose, ...claims })}`;
  return `${signed}.${signature(context, signed)}`;
}

export type ReadJwt = { readonly claims: Document } | { readonly problem: 'malformed' | 'signature' | 'expired' };

/** The claims of a token of this merchant, for this purpose, unaltered and not expired; otherwise what is wrong with it. */
export function readJwt(context: Signer, purpose: Purpose, token: string): ReadJwt {
  const [, signed, given] = /^([\w-]+\.[\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  if (signed === undefined || given === undefined) return { problem: 'malformed' };
  // Over the text, so that nothing is read before it is known to be ours; no algorithm but our own is looked at.
  if (!sameText(given, signature(context, signed))) return { problem: 'signature' };
  const claims: unknown = JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString('utf8'));
  if (!isDocument(claims) || claims['purpose'] !== purpose) return { problem: 'malformed' };
  return Number(claims['exp']) > context.clock.now() / 1000 ? { claims } : { problem: 'expired' };
}
