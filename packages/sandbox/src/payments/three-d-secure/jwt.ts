import { createHmac } from 'node:crypto';
import { isSameText } from '../../core/authorization/fingerprint';
import { type SandboxContext } from '../../core/context';
import { randomId } from '../../core/random';
import { type Document } from '../../core/store/schema';
import { isDocument } from '../../core/text-at';

type Signer = Pick<SandboxContext, 'merchant' | 'clock'>;

/** What a token is for. A token of one purpose is not accepted for the other. */
export type Purpose = 'setup' | 'validation' | 'instant_verification';

/** Seconds until a token expires, by the sandbox clock. */
const LIFETIME = 2 * 60 * 60;

const encodePart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs with a key of the authentication service, which is derived from the merchant's private key. */
function createSignature({ merchant }: Signer, signed: string): string {
  return createHmac('sha256', `authentication:${merchant.privateKey}`).update(signed).digest('base64url');
}

export function signJwt(context: Signer, purpose: Purpose, claims: Document = {}): string {
  const seconds = Math.floor(context.clock.now() / 1000);
  const standard = { jti: randomId(24), iss: 'tender-sandbox', iat: seconds, exp: seconds + LIFETIME, OrgUnitId: context.merchant.id };
  const signed = `${encodePart({ alg: 'HS256', typ: 'JWT' })}.${encodePart({ ...standard, purpose, ...claims })}`;
  return `${signed}.${createSignature(context, signed)}`;
}

export type ReadJwt = { readonly claims: Document } | { readonly problem: 'malformed' | 'signature' | 'expired' };

/** Reads the claims of a token. Returns the problem when it is altered, expired, or of another merchant or purpose. */
export function readJwt(context: Signer, purpose: Purpose, token: string): ReadJwt {
  const [, signed, receivedSignature] = /^([\w-]+\.[\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  if (signed === undefined || receivedSignature === undefined) return { problem: 'malformed' };
  // The signature covers the text, so that nothing is parsed before it is verified. Only our own algorithm is accepted.
  if (!isSameText(receivedSignature, createSignature(context, signed))) return { problem: 'signature' };
  const claims: unknown = JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString('utf8'));
  if (!isDocument(claims) || claims['purpose'] !== purpose) return { problem: 'malformed' };
  return Number(claims['exp']) > context.clock.now() / 1000 ? { claims } : { problem: 'expired' };
}
