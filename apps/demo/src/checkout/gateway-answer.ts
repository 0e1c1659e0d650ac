import { ApiProblem, NoAnswer } from '../api';
import type { CardField } from '../hosted-fields/card-fields';

const EXPIRED_CODE = 'CLIENT_AUTHORIZATION_INVALID';

/** An error from a frame arrives as JSON below `details.originalError`, one inside the other; SEPA keeps what it caught as `cause`. */
function chain(error: unknown): object[] {
  const links: object[] = [];
  let next: unknown = error;
  while (typeof next === 'object' && next !== null && !links.includes(next)) {
    links.push(next);
    const { details, cause } = next as { details?: unknown; cause?: unknown };
    next = (typeof details === 'object' && details !== null && (details as { originalError?: unknown }).originalError) || cause;
  }
  return links;
}

/** What the shop's own server failed with, which gives the client tokens. */
export function shopFailure(error: unknown): ApiProblem | NoAnswer | undefined {
  return chain(error).find((link) => link instanceof ApiProblem || link instanceof NoAnswer);
}

/** Whether what was asked for ended because the page that asked for it was left. */
export function wasAborted(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return name === 'AbortError' || code === 'METHOD_CALLED_AFTER_TEARDOWN';
}

/** Whether the gateway no longer knows the client token. */
export function wasExpired(error: unknown): boolean {
  return chain(error).some((link) => 'code' in link && link.code === EXPIRED_CODE);
}

interface FieldError {
  readonly field: CardField;
  readonly text: string;
}

const fieldOf: Readonly<Record<string, CardField>> = {
  number: 'number',
  cvv: 'cvv',
  cardholderName: 'cardholderName',
  expirationDate: 'expirationDate',
  expirationMonth: 'expirationDate',
  expirationYear: 'expirationDate',
  postalCode: 'postalCode',
};

/** In the customer's words, by the gateway's code; else the gateway's own words. */
const texts: Readonly<Record<string, string>> = {
  '81703': 'This shop does not take cards of this brand.',
  '81706': 'Enter the security code.',
  '81707': 'The security code has the wrong number of digits for this card.',
  '81709': 'Enter the expiry date.',
  '81710': 'Enter the expiry date as month and year.',
  '81711': 'Check the year of the expiry date.',
  '81712': 'Check the month of the expiry date.',
  '81713': 'Check the year of the expiry date.',
  '81714': 'Enter your card number.',
  '81715': 'This card number has a typing error.',
  '81716': 'The card number has the wrong number of digits.',
  '81717': 'The sandbox takes only documented test numbers: choose one from “Test aids”.',
  '81723': 'The name is too long.',
  '81750': 'The bank of this card is not accepted.',
  '81737': 'The postal code does not match the card.',
  '81813': 'The postal code may only have letters, digits, spaces and hyphens.',
};

/** The gateway's complaints about the card, those about other things left out. */
export function fieldErrors(error: unknown): FieldError[] {
  const found: FieldError[] = [];
  const visit = (list: unknown): void => {
    if (!Array.isArray(list)) return;
    for (const entry of list as { field?: unknown; code?: unknown; message?: unknown; fieldErrors?: unknown }[]) {
      const field = typeof entry?.field === 'string' ? fieldOf[entry.field] : undefined;
      if (field && !found.some((known) => known.field === field)) {
        found.push({ field, text: texts[String(entry.code)] ?? (typeof entry.message === 'string' ? entry.message : 'Check this field.') });
      }
      visit(entry?.fieldErrors);
    }
  };
  for (const link of chain(error)) visit((link as { fieldErrors?: unknown }).fieldErrors);
  return found;
}

/** Whether the gateway understood a request and refused what is in it, where that comes as a failure of its GraphQL API. */
export function wasRefused(error: unknown): boolean {
  return chain(error).some((link) => 'code' in link && link.code === 'CLIENT_GRAPHQL_REQUEST_ERROR');
}

/** Whether the gateway complains about this member of a request, at whatever depth. */
export function blames(error: unknown, member: string): boolean {
  const visit = (list: unknown): boolean =>
    Array.isArray(list) &&
    (list as { field?: unknown; fieldErrors?: unknown }[]).some((entry) => entry?.field === member || visit(entry?.fieldErrors));
  return chain(error).some((link) => visit((link as { fieldErrors?: unknown }).fieldErrors));
}

/** Whether it failed on the way to the gateway, which has refused nothing. */
export function wasNetwork(error: unknown): boolean {
  return chain(error).some((link) => link instanceof TypeError || isLost(link));
}

function isLost({ code, type, details }: { code?: unknown; type?: unknown; details?: unknown }): boolean {
  const status = Number((details as { httpStatus?: unknown } | null | undefined)?.httpStatus);
  return String(code).startsWith('CLIENT_') && type === 'NETWORK' && !(status >= 400 && status < 500);
}
