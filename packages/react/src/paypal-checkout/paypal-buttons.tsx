import type {
  PayPalCheckoutCreatePaymentOptions,
  PayPalCheckoutLoadPayPalSDKOptions,
  PayPalCheckoutTokenizePayload,
} from '@tender/paypal/checkout';
import { abortable } from '@tender/client/internal';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { withLatestFunctions, useStableValue, useLatest } from '../core/by-value';
import { useOutcome, type OutcomeHandlers } from '../core/use-outcome';
import { usePayPalCheckout } from './context';
import { drawButtons } from './draw-buttons';
import { loadPayPalScript } from './load-paypal-script';
import type { PayPalClick, PayPalButtonOptions } from './paypal-script';

/** Props of `<PayPalButtons>`. */
export interface PayPalButtonsProps extends OutcomeHandlers<PayPalCheckoutTokenizePayload, unknown> {
  /**
   * Options of `createPayment`, or a function that returns them. The function is called when a button is pressed, and also while rendering, because
   * an agreement (`flow: 'vault'`) needs another script than a payment (`checkout`).
   */
  readonly options: PayPalCheckoutCreatePaymentOptions | (() => PayPalCheckoutCreatePaymentOptions);
  /** Parameters of PayPal's script. `vault`, or `currency` and `intent`, are set by the options. */
  readonly sdkOptions?: PayPalCheckoutLoadPayPalSDKOptions;
  /** Appearance of the buttons. */
  readonly buttonOptions?: PayPalButtonOptions;
  /** Called when a button is pressed. Return false, or a promise of false, to keep PayPal's window closed. */
  readonly onClick?: (click: PayPalClick) => unknown;
  /** Called when PayPal offers the customer no way to pay. */
  readonly onUnavailable?: () => void;
  /** Shown until the buttons are rendered. Default: nothing. */
  readonly fallback?: ReactNode;
  /** Class of the root element. */
  readonly className?: string;
}

type Phase = 'loading' | 'ready' | 'unavailable' | 'failed';

/**
 * Shows PayPal's own buttons. Must be within `<PayPalCheckoutProvider>`. `onError` also receives errors of PayPal's script, which are not
 * `TenderError`s. The root element has `data-tender-paypal-buttons` with `loading`, `ready`, `unavailable` or `failed`.
 * @example <PayPalButtons options={{ flow: 'checkout', amount: '10.00', currency: 'EUR' }} onNonce={({ nonce }) => charge(nonce)} />
 */
export function PayPalButtons(props: PayPalButtonsProps): ReactNode {
  const { fallback, className } = props;
  const { instance, error } = usePayPalCheckout();
  const outcome = useOutcome<PayPalCheckoutTokenizePayload, unknown>(props, error);
  const container = useRef<HTMLDivElement>(null);
  const latest = useLatest(props);
  const payment = readOptions(props);
  const parameters = useStableValue({ ...createScriptParameters(payment), ...props.sdkOptions });
  const buttonOptions = useStableValue(props.buttonOptions);
  const { flow } = payment;
  // With a new setup the buttons are rendered again.
  const setup = useMemo(() => ({ instance, parameters, buttonOptions, flow }), [instance, parameters, buttonOptions, flow]);
  const [drawn, setDrawn] = useState<{ readonly setup: unknown; readonly phase: Phase }>();
  const phase = error ? 'failed' : drawn?.setup === setup ? drawn.phase : 'loading';

  useEffect(() => {
    if (!setup.instance) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const holder = document.createElement('div');
    container.current?.append(holder);
    const finish = (next: Phase): void => {
      if (!signal.aborted) setDrawn({ setup, phase: next });
    };
    const draw = async (checkout: NonNullable<typeof setup.instance>): Promise<void> => {
      const script = await abortable(loadPayPalScript(checkout, setup.parameters), signal);
      const isAvailable = await drawButtons(
        {
          instance: checkout,
          script,
          buttonOptions: withLatestFunctions(setup.buttonOptions, () => latest.current.buttonOptions),
          outcome,
          signal,
          readPayment: () => readOptions(latest.current),
          onClick: (click) => latest.current.onClick?.(click),
        },
        holder,
      );
      finish(isAvailable ? 'ready' : 'unavailable');
      if (!isAvailable && !signal.aborted) latest.current.onUnavailable?.();
    };
    draw(setup.instance).catch((reason: unknown) => {
      finish('failed');
      if (!signal.aborted) outcome.fail(reason);
    });
    return () => {
      controller.abort();
      holder.remove();
    };
  }, [setup, latest, outcome]);

  return (
    <div className={className} data-tender-paypal-buttons={phase} aria-busy={phase === 'loading'}>
      {phase === 'loading' && fallback}
      {/* PayPal's script renders here. React must not render children. */}
      <div ref={container} />
    </div>
  );
}

const readOptions = ({ options }: PayPalButtonsProps): PayPalCheckoutCreatePaymentOptions =>
  typeof options === 'function' ? options() : options;

/** Returns the parameters of PayPal's script that have to match the options of the payment. */
function createScriptParameters({ flow, currency, intent }: PayPalCheckoutCreatePaymentOptions): PayPalCheckoutLoadPayPalSDKOptions {
  if (flow === 'vault') return { vault: true };
  return { ...(currency && { currency }), ...(intent && { intent: intent === 'sale' ? 'capture' : intent }) };
}
