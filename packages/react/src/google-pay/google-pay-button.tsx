import { abortable } from '@tender/client/internal';
import type { GoogleAnswer, ParsedResponse, PaymentDataRequestOverrides } from '@tender/google-pay';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useByValue, useLatest } from '../core/by-value';
import { useOutcome, type OutcomeHandlers } from '../core/use-outcome';
import { useTender } from '../tender';
import { useGooglePay } from './context';
import { openWallet, type GoogleButtonOptions, type PaymentsClient } from './google-script';

export interface GooglePayButtonProps extends OutcomeHandlers<ParsedResponse, unknown, [answer: GoogleAnswer]> {
  /** What Google is asked for beyond what the account says: at least `transactionInfo`. A function says so when the button is pressed. */
  readonly request: PaymentDataRequestOverrides | (() => PaymentDataRequestOverrides);
  /** The customer has nothing to pay with here. */
  readonly onUnavailable?: () => void;
  /** In place of the button until it is there. */
  readonly fallback?: ReactNode;
  readonly buttonOptions?: GoogleButtonOptions;
  readonly className?: string;
}

type Phase = 'loading' | 'ready' | 'unavailable' | 'failed';

/**
 * Google's own button, within a `<GooglePayProvider>` without `useDeferredClient`. There is none where the customer has nothing to pay with.
 * `onError` is also called with what Google's script fails with, which is an object of Google's with a `statusCode`. The root element has
 * `data-tender-google-pay` with `loading`, `ready`, `unavailable` or `failed`.
 */
export function GooglePayButton(props: GooglePayButtonProps): ReactNode {
  const { fallback, className } = props;
  const { client } = useTender();
  const { instance, error } = useGooglePay();
  const outcome = useOutcome<ParsedResponse, unknown, [GoogleAnswer]>(props, error);
  const place = useRef<HTMLDivElement>(null);
  const latest = useLatest(props);
  const look = useByValue(props.buttonOptions);
  // Another plan, another button.
  const plan = useMemo(() => client && instance && { client, instance, look }, [client, instance, look]);
  const [settled, settle] = useState<{ readonly plan: unknown; readonly phase: Phase }>();
  const [paying, setPaying] = useState(false);
  const phase = error ? 'failed' : settled && settled.plan === plan ? settled.phase : 'loading';

  useEffect(() => {
    if (!plan) return undefined;
    const { client, instance, look } = plan;
    const leaving = new AbortController();
    const { signal } = leaving;
    const become = (next: Phase): void => {
      if (!signal.aborted) settle({ plan, phase: next });
    };
    const made = () => instance.createPaymentDataRequest(requestOf(latest.current));
    let isBusy = false;
    const ask = async (wallet: PaymentsClient): Promise<[ParsedResponse, GoogleAnswer]> => {
      const answer = await wallet.loadPaymentData(made()); // in the tick of the click, or browsers block the window
      return [await instance.parseResponse(answer), answer];
    };
    const pay = (wallet: PaymentsClient): void => {
      if (isBusy) return;
      setPaying((isBusy = true));
      abortable(ask(wallet), signal)
        .finally(() => setPaying((isBusy = false)))
        .then(
          (given) => outcome.nonce(...given),
          (reason: unknown) => (isCanceled(reason) ? outcome.cancel() : outcome.fail(reason)),
        );
    };
    const draw = async (): Promise<void> => {
      const request = made();
      const wallet = await abortable(openWallet(client, request), signal);
      const { apiVersion, apiVersionMinor, allowedPaymentMethods } = request;
      const { result } = await abortable(wallet.isReadyToPay({ apiVersion, apiVersionMinor, allowedPaymentMethods }), signal);
      if (result) place.current?.replaceChildren(wallet.createButton({ ...look, onClick: () => pay(wallet) }));
      else latest.current.onUnavailable?.();
      become(result ? 'ready' : 'unavailable');
    };
    const { current } = place;
    draw().catch((reason: unknown) => {
      become('failed');
      outcome.fail(reason);
    });
    return () => {
      leaving.abort();
      current?.replaceChildren();
    };
  }, [plan, latest, outcome]);

  return (
    <div className={className} data-tender-google-pay={phase} aria-busy={paying || phase === 'loading'}>
      {phase === 'loading' && fallback}
      {/* Google's own: React never puts anything there. */}
      <div ref={place} />
    </div>
  );
}

const requestOf = ({ request }: GooglePayButtonProps): PaymentDataRequestOverrides => (typeof request === 'function' ? request() : request);

const isCanceled = (reason: unknown): boolean => (reason as { statusCode?: unknown } | null | undefined)?.statusCode === 'CANCELED';
