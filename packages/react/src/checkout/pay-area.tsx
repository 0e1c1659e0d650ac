import { useEffect, useRef, type ReactNode } from 'react';
import { useLatest } from '../core/by-value';
import { useCheckout, usePanel, type Collector } from './checkout-context';
import { fill } from './fill';
import { Notice } from './notice';

export interface PayAreaProps extends Pick<Collector, 'collect' | 'isUnsure' | 'showMissing'> {
  /** Default true. */
  readonly isComplete?: boolean;
  /** Of the method's hook. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
  /** What the method could not be made with: told to the shop. */
  readonly error?: unknown;
  /** Where the customer goes to approve, beside the name of the method; what is collected in the page goes without. */
  readonly isElsewhere?: boolean;
  /** In place of the pay button: one that only the wallet's own script can make. */
  readonly children?: ReactNode;
  /** Of the button; default the amount. */
  readonly label?: string;
}

/** The foot of a panel: what went wrong, what is going on, and the pay button. */
export function PayArea({
  status,
  retry,
  error,
  collect,
  isComplete = true,
  isUnsure,
  showMissing,
  isElsewhere,
  children,
  label,
}: PayAreaProps): ReactNode {
  const { texts, state, isBusy, hasSubmit, money, register, submit, cancel, tell } = useCheckout();
  const { method, isChosen } = usePanel();
  const button = useRef<HTMLButtonElement>(null);
  const name = { method: method.title(texts) };
  const isReady = status === 'ready';
  const latest = useLatest({ collect, showMissing });
  const isPassive = children !== undefined;
  useEffect(() => {
    if (!isChosen || !isReady) return undefined;
    return register({
      collect: (signal) => latest.current.collect(signal),
      isComplete,
      isUnsure,
      isPassive,
      showMissing: () => latest.current.showMissing?.(),
    });
  }, [isChosen, isReady, isComplete, isUnsure, isPassive, register, latest]);
  const told = useLatest(tell);
  useEffect(() => {
    if (error) told.current(error);
  }, [error, told]);
  if (!isChosen) return null;

  const isAway = state.status === 'collecting' && isElsewhere;
  const text = isBusy ? (state.status === 'paying' ? texts.paying : texts.collecting) : (label ?? fill(texts.pay, { amount: money }));
  return (
    <div data-tender-pay-area="">
      {status === 'failed' && (
        <Notice title={fill(texts.methodNotLoaded.title, name)} help={texts.methodNotLoaded.help}>
          <button type="button" data-tender-retry="" onClick={retry}>
            {texts.retry}
          </button>
        </Notice>
      )}
      {state.failure && status !== 'failed' && <Notice {...state.failure} takesFocus />}
      {isAway && (
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
        ((hasSubmit || method.hasOwnButton) && status !== 'failed' && (
          <button
            ref={button}
            type={hasSubmit ? 'submit' : 'button'}
            data-tender-button={method.id}
            data-pending={isBusy || !isReady ? '' : undefined}
            aria-disabled={isBusy || !isReady}
            onClick={hasSubmit ? undefined : () => submit()}
          >
            {isReady ? text : fill(texts.preparing, name)}
          </button>
        ))}
    </div>
  );
}
