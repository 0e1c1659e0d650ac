import type { ApplePayPaymentRequestOverrides, ApplePayTokenizePayload } from '@tender/apple-pay';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLatest } from '../core/by-value';
import { useReportError } from '../core/use-report-error';
import { canMakePayments, drawsAppleButton, payInSheet, type ApplePayPayment } from './apple-session';
import { useApplePay } from './context';

/** Appearance of Apple's button. Browsers that do not draw it show a plain button. */
export interface ApplePayButtonOptions {
  /** Text of the button: `plain`, `buy`, `check-out`, `donate`, `subscribe`, ... Default: `plain`, which is Apple's logo alone. */
  readonly buttonType?: string;
  /** Color of the button. Default: `black`. */
  readonly buttonStyle?: 'black' | 'white' | 'white-outline';
  /** Language of the button's text, as a BCP 47 tag. Default: the language of the page. */
  readonly buttonLocale?: string;
}

/** Props of `<ApplePayButton>`. */
export interface ApplePayButtonProps {
  /** Overrides of the payment request; `total` is required by Apple. A function is called when the button is pressed. */
  readonly request: ApplePayPaymentRequestOverrides | (() => ApplePayPaymentRequestOverrides);
  /**
   * Called when the customer has approved the payment. Send the nonce to your server, which charges it, and return the promise: Apple's sheet stays
   * open for up to 30 seconds, and shows that the customer has paid when the promise resolves, or that they have not when it rejects.
   */
  readonly onPayment: (payload: ApplePayTokenizePayload, payment: ApplePayPayment) => Promise<unknown> | void;
  /** Called when the customer closes the sheet before they have approved the payment. */
  readonly onCancel?: () => void;
  /**
   * Called when a payment fails, also with what the promise of `onPayment` rejected with, and when the method itself could not be loaded. Not called
   * for cancellations.
   */
  readonly onError?: (error: unknown) => void;
  /** Called when this browser does not have Apple Pay. */
  readonly onUnavailable?: () => void;
  /** Name of your shop, which the sheet may show: at most 64 characters. Default: none. */
  readonly displayName?: string;
  /** Version of Apple's API. Default: 3. */
  readonly version?: number;
  /** Name of the button for screen readers, and its text in browsers that do not draw Apple's button. Default: `Apple Pay`. */
  readonly label?: string;
  /** Appearance of the button. */
  readonly buttonOptions?: ApplePayButtonOptions;
  /** Class of the button. */
  readonly className?: string;
}

/**
 * Shows Apple's own button, which opens Apple's sheet. Must be within an `<ApplePayProvider>` without `useDeferredClient`. It renders nothing where
 * the browser does not have Apple Pay, on a server, and when the method could not be loaded. The button has `data-tender-apple-pay` with `loading`
 * or `ready`.
 * @example <ApplePayButton request={{ total: { label: 'Shop', amount: '15.00' } }} onPayment={({ nonce }) => charge(nonce)} />
 */
export function ApplePayButton(props: ApplePayButtonProps): ReactNode {
  const { label = 'Apple Pay', buttonOptions = {}, className } = props;
  const { buttonType = 'plain', buttonStyle = 'black', buttonLocale } = buttonOptions;
  const { instance, error } = useApplePay();
  const fail = useReportError(props.onError, error);
  const latest = useLatest(props);
  const isShown = useSyncExternalStore(subscribe, canMakePayments, () => false) && !error;
  const [isPaying, setPaying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const lifetime = useRef<AbortController>(undefined);
  const isBusy = useRef(false);
  const isReported = useRef(false);

  useEffect(() => {
    const controller = (lifetime.current = new AbortController());
    return () => controller.abort();
  }, [instance]);
  useEffect(() => {
    if (isReported.current || canMakePayments()) return;
    isReported.current = true;
    latest.current.onUnavailable?.();
  }, [latest]);
  // React does not know these properties of Apple's, and other browsers ignore them.
  useEffect(() => {
    const appearance = [
      ['-webkit-appearance', '-apple-pay-button'],
      ['-apple-pay-button-type', buttonType],
      ['-apple-pay-button-style', buttonStyle],
    ] as const;
    for (const [name, value] of appearance) button.current?.style.setProperty(name, value);
  }, [isShown, buttonType, buttonStyle]);

  async function pay(): Promise<void> {
    const { signal } = lifetime.current ?? {};
    if (!instance || !signal || isBusy.current) return;
    isBusy.current = true;
    setPaying(true);
    try {
      const { request, displayName, version = 3 } = latest.current;
      const isPaid = await payInSheet(
        instance,
        {
          version,
          request: instance.createPaymentRequest(typeof request === 'function' ? request() : request),
          displayName,
          onPayment: (payload, payment) => latest.current.onPayment(payload, payment),
        },
        signal,
      );
      if (!isPaid) latest.current.onCancel?.();
    } catch (reason) {
      fail(reason);
    } finally {
      isBusy.current = false;
      setPaying(false);
    }
  }

  if (!isShown) return null;
  return (
    <button
      ref={button}
      type="button"
      className={className}
      lang={buttonLocale}
      aria-label={label}
      aria-disabled={!instance}
      aria-busy={isPaying || !instance}
      data-tender-apple-pay={instance ? 'ready' : 'loading'}
      onClick={() => void pay()}
    >
      {drawsAppleButton() ? null : label}
    </button>
  );
}

/** Whether a browser has Apple Pay never changes. */
const subscribe = () => () => {};
