import { attempt } from './attempt';
import { object, optional, string } from './shape';

/** What a tab remembers of a payment for which the customer has left the page. */
export interface Departure {
  /** Id of the payment. Somebody who sends the customer a link cannot know it. */
  readonly id?: string | undefined;
  /** Fragment of the page's URL. */
  readonly fragment?: string | undefined;
}

const readStored = /* @__PURE__ */ object({ id: optional(string), fragment: optional(string) });
const createKey = (method: string): string => `tender-departure-${method}`;

/**
 * Stores in the tab for which payment the customer leaves the page. The page that they return to recognizes its own payment by it, because anybody can
 * write a link that names another one. Without storage, no return is recognized.
 * @param method prefix of the method's analytics events
 */
export const storeDeparture = (method: string, departure: { readonly [Name in keyof Departure]: unknown }): void =>
  void attempt(() => sessionStorage.setItem(createKey(method), JSON.stringify(departure)));

export const readDeparture = (method: string): Departure =>
  attempt(() => readStored(JSON.parse(sessionStorage.getItem(createKey(method)) ?? '{}'))) ?? {};

export const removeDeparture = (method: string): void => void attempt(() => sessionStorage.removeItem(createKey(method)));
