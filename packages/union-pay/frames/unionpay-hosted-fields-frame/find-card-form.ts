import { VERSION, type Client, type Configuration } from '@tender/client';
import { asRecord } from '@tender/client/internal';
import { FIELD_PAGE } from '../../src/constants';
import { unionpayErrors } from '../../src/errors';

/** The state that the fields of one instance share. It is kept in one of their windows. */
export interface CardForm {
  get(path: string): unknown;
  getCardData(): object;
  /** The client of the fields. The provider's own field frames have no such property. */
  readonly client?: Promise<Client>;
}

/**
 * Finds the fields of an instance among the frames of the page, by their URL. They can be read because they have the origin of this frame.
 * @throws UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED
 */
export function findCardForm({ gatewayConfiguration, isDebug }: Configuration, hostedFields: unknown): CardForm {
  const channel = String(asRecord(asRecord(hostedFields)._bus).channel);
  const fieldUrl = `${gatewayConfiguration.assetsUrl}/web/${VERSION}/html/${FIELD_PAGE}${isDebug ? '' : '.min'}.html#${channel}`;
  const { frames } = window.parent;
  for (let index = 0; index < frames.length; index += 1) {
    const form = readCardForm(frames[index], fieldUrl);
    if (form) return form;
  }
  throw unionpayErrors.UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED();
}

function readCardForm(candidate: (Window & { cardForm?: CardForm }) | undefined, fieldUrl: string): CardForm | undefined {
  try {
    return candidate?.location.href === fieldUrl ? candidate.cardForm : undefined;
  } catch {
    return undefined; // the window has another origin
  }
}
