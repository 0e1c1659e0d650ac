import type { CreatePaymentOptions, LoadPayPalSDKOptions, TokenizePayload } from '@tender/paypal/checkout';
import { abortable } from '@tender/client/internal';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { following, useByValue, useLatest } from '../core/by-value';
import { useOutcome, type OutcomeHandlers } from '../core/use-outcome';
import { usePayPalCheckout } from './context';
import { drawButtons } from './draw-buttons';
import { loadPayPalScript } from './load-paypal-script';
import type { PayPalClick, PayPalLook } from './paypal-script';

export interface PayPalButtonsProps extends OutcomeHandlers<TokenizePayload, unknown> {
  /**
   * What PayPal is asked for, as `createPayment` takes it, or a function that says so: it is called when a button is pressed, and while
   * rendering for the flow, since an agreement (`vault`) needs another script than a payment (`checkout`).
   */
  readonly options: CreatePaymentOptions | (() => CreatePaymentOptions);
  /** Parameters of PayPal's script beyond those that follow from the options: `vault`, or `currency` and `intent`. */
  readonly sdkOptions?: LoadPayPalSDKOptions;
  readonly buttonOptions?: PayPalLook;
  /** A button was pressed. False, or a promise of it, keeps PayPal's window closed. */
  readonly onClick?: (click: PayPalClick) => unknown;
  /** PayPal has nothing here that the customer may pay by. */
  readonly onUnavailable?: () => void;
  /** In place of the buttons until they are drawn. */
  readonly fallback?: ReactNode;
  readonly className?: string;
}

type Phase = 'loading' | 'ready' | 'unavailable' | 'failed';

/**
 * PayPal's own buttons, within a `<PayPalCheckoutProvider>`. `onError` is also called with what PayPal's script fails with, which need not be
 * an error of ours. The root element has `data-tender-paypal-buttons` with `loading`, `ready`, `unavailable` or `failed`.
 */
export function PayPalButtons(props: PayPalButtonsProps): ReactNode {
  const { fallback, className } = props;
  const { instance, error } = usePayPalCheckout();
  const outcome = useOutcome<TokenizePayload, unknown>(props, error);
  const place = useRef<HTMLDivElement>(null);
  const latest = useLatest(props);
  const payment = optionsOf(props);
  const parameters = useByValue({ ...parametersOf(payment), ...props.sdkOptions });
  const look = useByValue(props.buttonOptions);
  const { flow } = payment;
  // Another plan, other buttons.
  const plan = useMemo(() => ({ instance, parameters, look, flow }), [instance, parameters, look, flow]);
  const [settled, settle] = useState<{ readonly plan: unknown; readonly phase: Phase }>();
  const phase = error ? 'failed' : settled?.plan === plan ? settled.phase : 'loading';

  useEffect(() => {
    if (!plan.instance) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const holder = document.createElement('div');
    place.current?.append(holder);
    const become = (next: Phase): void => {
      if (!signal.aborted) settle({ plan, phase: next });
    };
    const draw = async (checkout: NonNullable<typeof plan.instance>): Promise<void> => {
      const script = await abortable(loadPayPalScript(checkout, plan.parameters), signal);
      const isAvailable = await drawButtons(
        {
          instance: checkout,
          script,
          look: following(plan.look, () => latest.current.buttonOptions),
          outcome,
          signal,
          payment: () => optionsOf(latest.current),
          isWanted: (click) => latest.current.onClick?.(click),
        },
        holder,
      );
      become(isAvailable ? 'ready' : 'unavailable');
      if (!isAvailable && !signal.aborted) latest.current.onUnavailable?.();
    };
    draw(plan.instance).catch((reason: unknown) => {
      become('failed');
      if (!signal.aborted) outcome.fail(reason);
    });
    return () => {
      leaving.abort();
      holder.remove();
    };
  }, [plan, latest, outcome]);

  return (
    <div className={className} data-tender-paypal-buttons={phase} aria-busy={phase === 'loading'}>
      {phase === 'loading' && fallback}
      {/* PayPal's own: React never puts anything there. */}
      <div ref={place} />
    </div>
  );
}

const optionsOf = ({ options }: PayPalButtonsProps): CreatePaymentOptions => (typeof options === 'function' ? options() : options);

/** The script has to know before what is asked for later. */
function parametersOf({ flow, currency, intent }: CreatePaymentOptions): LoadPayPalSDKOptions {
  if (flow === 'vault') return { vault: true };
  return { ...(currency && { currency }), ...(intent && { intent: intent === 'sale' ? 'capture' : intent }) };
}
