import { useEffect, useRef, type ReactNode } from 'react';
import { useLatest } from '../core/by-value';
import { useCheckout, usePanel, type CheckoutCollector } from './checkout-context';
import { fill } from './fill';
import { Notice } from './notice';

/** Props of `<PayArea>`. */
export interface PayAreaProps extends Pick<CheckoutCollector, 'collect' | 'isUnsure' | 'showMissing'> {
  /** Whether the customer has entered everything. Default: true. */
  readonly isComplete?: boolean;
  /** `status` of the method's hook. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** `retry` of the method's hook. */
  readonly retry: () => void;
  /** `error` of the method's hook. It is passed to `onError` of the checkout. */
  readonly error?: unknown;
  /** Set if the customer approves the payment in a window or an app: shows a hint and a cancel button meanwhile. */
  readonly opensWindow?: boolean;
  /** Replaces the pay button, for a button that only the wallet's own script can render. */
  readonly children?: ReactNode;
  /** Text of the pay button. Default: `Pay` with the amount. */
  readonly label?: string;
}

/**
 * The last part of a method's panel: errors, progress, and the pay button.
 * @example <PayArea status={status} retry={retry} error={error} collect={(signal) => tokenize.run({ signal })} />
 */
export function PayArea({
  status,
  retry,
  error,
  collect,
  isComplete = true,
  isUnsure,
  showMissing,
  opensWindow,
  children,
  label,
}: PayAreaProps): ReactNode {
  const checkout = useCheckout();
  const { texts, state, isBusy, hasSubmit, expressMethod, register, submit, cancel, reportSilently } = checkout;
  const { method, isChosen } = usePanel();
  const button = useRef<HTMLButtonElement>(null);
  const name = { method: method.title(texts) };
  const isReady = status === 'ready';
  const hasFailed = status === 'failed';
  const isPending = isBusy || !isReady;
  const latest = useLatest({ collect, showMissing });
  const usesWalletButton = children !== undefined;
  useEffect(() => {
    if (!isChosen || !isReady) return undefined;
    return register({
      collect: (signal) => latest.current.collect(signal),
      isComplete,
      isUnsure,
      usesWalletButton,
      showMissing: () => latest.current.showMissing?.(),
    });
  }, [isChosen, isReady, isComplete, isUnsure, usesWalletButton, register, latest]);
  useEffect(() => {
    if (error) reportSilently(error);
  }, [error, reportSilently]);
  if (!isChosen) return null;

  const isWindowOpen = state.status === 'collecting' && opensWindow && !expressMethod; // the express row shows its own progress and failures
  const busyText = isBusy && !isWindowOpen && texts[state.status as 'collecting' | 'paying'];
  const text = isReady ? busyText || (label ?? fill(texts.pay, { amount: checkout.money })) : fill(texts.preparing, name);
  return (
    <div data-tender-pay-area="">
      {hasFailed && <Notice title={fill(texts.methodNotLoaded.title, name)} help={texts.methodNotLoaded.help} retry={retry} />}
      {state.failure && !expressMethod && !hasFailed && <Notice {...state.failure} takesFocus />}
      {isWindowOpen && (
        <p data-tender-waiting="">
          {fill(texts.waiting, name)}{' '}
          <button
            type="button"
            data-tender-cancel=""
            onClick={() => {
              button.current?.focus();
              cancel();
            }}
          >
            {texts.cancel}
          </button>
        </p>
      )}
      {children ??
        ((hasSubmit || method.hasOwnButton) && !hasFailed && (
          <button
            ref={button}
            type={hasSubmit ? 'submit' : 'button'}
            data-tender-button={method.id}
            data-pending={isPending ? '' : undefined}
            aria-disabled={isPending}
            onClick={hasSubmit ? undefined : () => submit()}
          >
            {/* With another text it is another element, or browsers count the text as moved. */}
            <span key={text}>{text}</span>
          </button>
        ))}
    </div>
  );
}
