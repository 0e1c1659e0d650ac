import { attempt } from '@tender/client/internal';
import { useEffect, useRef, useState } from 'react';
import { useCheckout } from './checkout-context';
import type { Collected } from './payment';

/** The result of a payment on a full page. The instance has it after the customer's return. */
interface RedirectResult<Payload> {
  readonly tokenizePayload?: Payload;
  readonly startedInThisTab?: true;
  readonly redirectError?: unknown;
}

/**
 * Finishes a payment on a full page after the customer's return. It removes the result from the page's URL, so that a reload does not pay again. A
 * payment that was not started in this tab may come from anybody's link, so the customer has to confirm it.
 * @param createPayment creates the payment from the instance's payload
 * @returns a function that collects a payment which waits for a click of the customer. Undefined if there is none
 */
export function useRedirect<Payload>(
  instance: RedirectResult<Payload> | undefined,
  redirectUrl: string | undefined,
  createPayment: (payload: Payload) => Collected,
): (() => Collected) | undefined {
  const { submit, report, cancel } = useCheckout();
  const isFinished = useRef(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const { tokenizePayload, startedInThisTab, redirectError } = instance ?? {};
  useEffect(() => {
    if (isFinished.current || redirectUrl === undefined) return;
    if (tokenizePayload ? !startedInThisTab : !redirectError) return;
    isFinished.current = true;
    removeResult(redirectUrl);
    if (tokenizePayload) submit(() => Promise.resolve(createPayment(tokenizePayload)));
    else report(redirectError);
  });
  useEffect(() => {
    if (redirectUrl === undefined) return undefined;
    /** The customer has used the back button, and the browser shows the page as it was. */
    const cancelIfRestored = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) cancel();
    };
    addEventListener('pageshow', cancelIfRestored);
    return () => removeEventListener('pageshow', cancelIfRestored);
  }, [redirectUrl, cancel]);
  useEffect(() => void attempt(() => sessionStorage.removeItem(STORED_NAMES)), []);

  if (redirectUrl === undefined || !tokenizePayload || startedInThisTab || isConfirmed) return undefined;
  return () => {
    setConfirmed(true);
    removeResult(redirectUrl);
    return createPayment(tokenizePayload);
  };
}

function removeResult(redirectUrl: string): void {
  const url = new URL(redirectUrl);
  url.hash ||= location.hash;
  history.replaceState(history.state, '', url);
}

const STORED_NAMES = 'tender-checkout-names';

/** Stores names in the tab while the customer is away, for those who return without paying. */
export const storeNames = (names: object): void => void attempt(() => sessionStorage.setItem(STORED_NAMES, JSON.stringify(names)));

/** Reads the names that `storeNames` has stored before the customer's return. */
export const readNames = (): Partial<Record<string, string>> =>
  (attempt(() => JSON.parse(sessionStorage.getItem(STORED_NAMES) ?? '{}') as unknown) as Partial<Record<string, string>> | undefined) ?? {};
