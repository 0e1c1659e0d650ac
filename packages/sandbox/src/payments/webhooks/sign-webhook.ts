import { createHash, createHmac } from 'node:crypto';
import { type SandboxContext } from '../../core/context';
import { writeXml, type XmlFields } from '../../core/xml/write-xml';

export interface SignedWebhook {
  bt_signature: string;
  /** Base64, with a line break at the end as in the provider's payloads. */
  bt_payload: string;
}

/**
 * Creates a notification in the form that the merchant's server receives it: the form fields `bt_signature` and `bt_payload`, for the official SDK's
 * `webhookNotification.parse`.
 * @param kind `transaction_settled`, `dispute_opened`, ...
 * @param subject the object concerned, by its name: `{ transaction }`, `{ dispute }`
 */
export function signWebhook(
  { merchant, clock }: Pick<SandboxContext, 'merchant' | 'clock'>,
  kind: string,
  subject: XmlFields,
): SignedWebhook {
  const xml = writeXml('notification', { timestamp: new Date(clock.now()), kind, subject });
  const payload = `${Buffer.from(xml).toString('base64')}\n`;
  // The provider's scheme: the signature's key is a digest of the private key.
  const key = createHash('sha1').update(merchant.privateKey).digest();
  const signature = createHmac('sha1', key).update(payload).digest('hex');
  return { bt_signature: `${merchant.publicKey}|${signature}`, bt_payload: payload };
}

/** Creates the response to the provider's check that a URL belongs to the merchant. */
export function respondToChallenge({ merchant }: Pick<SandboxContext, 'merchant'>, challenge: string): string {
  const key = createHash('sha1').update(merchant.privateKey).digest();
  return `${merchant.publicKey}|${createHmac('sha1', key).update(challenge).digest('hex')}`;
}
