import { VERSION, type Client, type Configuration } from '@tender/client';
import { members } from '@tender/client/internal';
import { FIELD_PAGE } from '../../src/constants';
import { unionpayErrors } from '../../src/errors';

/** What the fields of one instance keep for all of them, in one of their windows. */
export interface CardForm {
  get(path: string): unknown;
  getCardData(): object;
  /** The client that these fields were set up with. The provider's own field frames publish none. */
  readonly client?: Promise<Client>;
}

/**
 * Looks through the frames of the page for the fields of an instance: of their address and of this frame's origin, so that they can be
 * read.
 * @throws UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED
 */
export function findCardForm({ gatewayConfiguration, isDebug }: Configuration, hostedFields: unknown): CardForm {
  const channel = String(members(members(hostedFields)._bus).channel);
  const address = `${gatewayConfiguration.assetsUrl}/web/${VERSION}/html/${FIELD_PAGE}${isDebug ? '' : '.min'}.html#${channel}`;
  const { frames } = window.parent;
  for (let index = 0; index < frames.length; index += 1) {
    const form = cardFormOf(frames[index], address);
    if (form) return form;
  }
  throw unionpayErrors.UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED();
}

function cardFormOf(candidate: (Window & { cardForm?: CardForm }) | undefined, address: string): CardForm | undefined {
  try {
    return candidate?.location.href === address ? candidate.cardForm : undefined;
  } catch {
    return undefined; // of another origin
  }
}
