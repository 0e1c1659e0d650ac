import { abortable } from '@tender/client/internal';
import type { GooglePaymentResponse, GooglePaymentPayload, GooglePaymentDataRequestOverrides } from '@tender/google-pay';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useStableValue, useLatest } from '../core/by-value';
import { useOutcome, type OutcomeHandlers } from '../core/use-outcome';
import { useTender } from '../tender';
import { useGooglePay } from './context';
import { createPaymentsClient, type GooglePayButtonOptions, type PaymentsClient } from './google-script';

/** Props of `<GooglePayButton>`. `onNonce` also receives Google's response, with what Google knows of the customer. */
export interface GooglePayButtonProps extends OutcomeHandlers<GooglePaymentPayload, unknown, [response: GooglePaymentResponse]> {
  /**
   * Overrides of the payment data request; `transactionInfo` is required by Google. A function is called when the button is rendered and when it is
   * pressed.
   */
  readonly request: GooglePaymentDataRequestOverrides | (() => GooglePaymentDataRequestOverrides);
  /** Called when the customer cannot pay with Google Pay here. */
  readonly onUnavailable?: () => void;
  /** Shown until the button is rendered. Default: nothing. */
  readonly fallback?: ReactNode;
  /** Appearance of the button. Default of `buttonRadius`: the corners that your style sheet gives the element around it. */
  readonly buttonOptions?: GooglePayButtonOptions;
  /** Class of the root element. */
  readonly className?: string;
}

type Phase = 'loading' | 'ready' | 'unavailable' | 'failed';

/**
 * Shows Google's own button. Must be within a `<GooglePayProvider>` without `useDeferredClient`. If the customer cannot pay with Google Pay, there
 * is no button. `onError` also receives failures of Google's script, which are objects of Google's with a `statusCode`. The root element has
 * `data-tender-google-pay` with `loading`, `ready`, `unavailable` or `failed`.
 * @example <GooglePayButton request={{ transactionInfo }} onNonce={({ nonce }) => charge(nonce)} />
 */
export function GooglePayButton(props: GooglePayButtonProps): ReactNode {
  const { fallback, className } = props;
  const { client } = useTender();
  const { instance, error } = useGooglePay();
  const outcome = useOutcome<GooglePaymentPayload, unknown, [GooglePaymentResponse]>(props, error);
  const container = useRef<HTMLDivElement>(null);
  const latest = useLatest(props);
  const buttonOptions = useStableValue(props.buttonOptions);
  // With a new setup the button is rendered again.
  const setup = useMemo(() => client && instance && { client, instance, buttonOptions }, [client, instance, buttonOptions]);
  const [drawn, setDrawn] = useState<{ readonly setup: unknown; readonly phase: Phase }>();
  const [paying, setPaying] = useState(false);
  const phase = error ? 'failed' : drawn && drawn.setup === setup ? drawn.phase : 'loading';

  useEffect(() => {
    if (!setup) return undefined;
    const { client, instance, buttonOptions } = setup;
    const controller = new AbortController();
    const { signal } = controller;
    const finish = (next: Phase): void => {
      if (!signal.aborted) setDrawn({ setup, phase: next });
    };
    const createRequest = () => instance.createPaymentDataRequest(readRequest(latest.current));
    let isBusy = false;
    const requestPayment = async (paymentsClient: PaymentsClient): Promise<[GooglePaymentPayload, GooglePaymentResponse]> => {
      const response = await paymentsClient.loadPaymentData(createRequest()); // in the task of the click, or browsers block the window
      return [await instance.parseResponse(response), response];
    };
    const pay = (paymentsClient: PaymentsClient): void => {
      if (isBusy) return;
      setPaying((isBusy = true));
      abortable(requestPayment(paymentsClient), signal)
        .finally(() => setPaying((isBusy = false)))
        .then(
          ([payload, response]) => outcome.nonce(payload, response),
          (reason: unknown) => (isCanceled(reason) ? outcome.cancel() : outcome.fail(reason)),
        );
    };
    const draw = async (): Promise<void> => {
      const request = createRequest();
      const paymentsClient = await abortable(createPaymentsClient(client, request), signal);
      const { apiVersion, apiVersionMinor, allowedPaymentMethods } = request;
      const { result } = await abortable(paymentsClient.isReadyToPay({ apiVersion, apiVersionMinor, allowedPaymentMethods }), signal);
      const options = { ...readRadius(container.current), ...buttonOptions, onClick: () => pay(paymentsClient) };
      if (result) container.current?.replaceChildren(paymentsClient.createButton(options));
      else latest.current.onUnavailable?.();
      finish(result ? 'ready' : 'unavailable');
    };
    const { current } = container;
    draw().catch((reason: unknown) => {
      finish('failed');
      outcome.fail(reason);
    });
    return () => {
      controller.abort();
      current?.replaceChildren();
    };
  }, [setup, latest, outcome]);

  return (
    <div className={className} data-tender-google-pay={phase} aria-busy={paying || phase === 'loading'}>
      {phase === 'loading' && fallback}
      {/* Google's script renders here. React must not render children. */}
      <div ref={container} />
    </div>
  );
}

/** Returns the corners that the page's style sheet gives the element around the button: Google's button is drawn with corners of its own. */
function readRadius(container: HTMLElement | null): { readonly buttonRadius?: number } {
  const buttonRadius = parseFloat(container ? getComputedStyle(container).borderTopLeftRadius : '');
  return buttonRadius > 0 ? { buttonRadius } : {};
}

const readRequest = ({ request }: GooglePayButtonProps): GooglePaymentDataRequestOverrides =>
  typeof request === 'function' ? request() : request;

const isCanceled = (reason: unknown): boolean => (reason as { statusCode?: unknown } | null | undefined)?.statusCode === 'CANCELED';
