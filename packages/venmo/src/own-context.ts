import { readDeparture } from '@tender/client/internal';
import { readReturnedContextId, type HashParameters } from './hash';

/** The payment context with which the customer left for the app in this tab. */
export interface OwnContext {
  readonly id: string;
  /** Whether the URL names it. Only the app and the gateway know the id, so then the result in the URL is that of the app. */
  readonly isNamed: boolean;
}

/** Returns undefined if the tab has stored none, or if the URL names another one, as anybody's link can. */
export function findOwnContext(parameters: HashParameters): OwnContext | undefined {
  const { id } = readDeparture('venmo');
  const namedIds = [readReturnedContextId(), parameters['id']].filter(Boolean);
  const isNamed = namedIds.includes(id);
  return id && (isNamed || !namedIds.length) ? { id, isNamed } : undefined;
}
