import type { Problem } from '../../server/contract';
import type { FieldMessages } from '../hosted-fields/field-messages';
import type { Failure, Remedy } from './describe-failure';

/** Which field a decline speaks of, by processor response code or rejection reason. */
const blamed: Readonly<Record<string, FieldMessages>> = {
  '2004': { expirationDate: 'The bank says that this card has expired.' },
  '2005': { number: 'The bank does not know this card number.' },
  '2006': { expirationDate: 'The bank has another expiry date.' },
  '2010': { cvv: 'The bank has another security code.' },
  cvv: { cvv: 'The security code does not match the card.' },
  avs: { postalCode: 'The postal code does not match the card.' },
  avs_and_cvv: { cvv: 'The security code does not match the card.', postalCode: 'The postal code does not match the card.' },
};

const remedies: Partial<Record<Problem['code'], Remedy>> = {
  unconfirmed: 'check-again',
  duplicate: 'see-orders',
  'nonce-used': 'see-orders',
  'order-key-reused': 'see-orders',
  'server-error': 'see-orders',
};

/** A failure that the server reported. Its texts are for the customer already. */
export function describeProblem({ code, title, detail, processor, reason }: Problem): Failure {
  const fields = blamed[processor?.code ?? reason ?? ''];
  const remedy = remedies[code];
  return {
    title,
    detail: processor ? `${detail} (Bank’s answer: ${processor.code}.)` : detail,
    ...(fields ? { fields } : {}),
    ...(remedy ? { remedy } : {}),
  };
}
