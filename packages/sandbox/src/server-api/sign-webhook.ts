import { createHash, createHmac } from 'node:crypto';
import { type SandboxContext } from '../context';
import { writeXml, type XmlValue } from './write-xml';

export interface SignedWebhook {
  bt_signature: string;
  /** Base64, with the line end that the provider's own payloads have. */
  bt_payload: string;
}

/**
 * A notification as the merchant's server receives it, form fields `bt_signature` and `bt_payload`; the official SDK's
 * `webhookNotification.parse` takes them.
 * @param kind `transaction_settled`, `dispute_opened`, ...
 * @param subject what happened to it, by its name: `{ transaction }`, `{ dispute }`
 */
export function signWebhook(
  { merchant, clock }: Pick<SandboxContext, 'merchant' | 'clock'>,
  kind: string,
  subject: { readonly [name: string]: XmlValue },
): SignedWebhook {
  const xml = writeXml('notification', { timestamp: new Date(clock.now()), kind, subject });
  const payload = `${Buffer.from(xml).toString('base64')}\n`;
  // The provider's scheme: the key of the signature is itself a digest of the private key.
  const key = createHash('sha1').update(merchant.privateKey).digest();
  const signature = createHmac('sha1', key).update(payload).digest('hex');
  return { bt_signature: `${merchant.publicKey}|${signature}`, bt_payload: payload };
}

/** The answer to the provider's check that an address belongs to the merchant. */
export function answerChallenge({ merchant }: Pick<SandboxContext, 'merchant'>, challenge: string): string {
  const key = createHash('sha1').update(merchant.privateKey).digest();
  return `${merchant.publicKey}|${createHmac('sha1', key).update(challenge).digest('hex')}`;
}
