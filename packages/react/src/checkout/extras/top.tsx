import { useEffect, useRef, type ReactNode } from 'react';
import type { UseCheckoutResult } from '../checkout-context';
import type { CheckoutProps } from '../checkout-props';
import { ExpressRow, type ExpressTools } from '../express/express-row';

interface TopProps {
  readonly props: CheckoutProps;
  readonly checkout: UseCheckoutResult;
  /** Id of the selected method. */
  readonly chosenId: string | undefined;
  /** Whether its input is complete. Undefined while it is not ready. */
  readonly isComplete: boolean | undefined;
  readonly tools: ExpressTools;
}

/** What is above the list of methods: calls `onReady` and `onChange`, and shows the express row. */
export function Top({ props, checkout, chosenId, isComplete, tools }: TopProps): ReactNode {
  const { status } = checkout.state;
  const { onReady, onChange, express } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = { ...latest.current, onReady, onChange };
  }, [onReady, onChange]);
  const isReady = useRef(false);
  useEffect(() => {
    if (isReady.current || (chosenId !== undefined && isComplete === undefined)) return;
    isReady.current = true;
    latest.current.onReady?.();
  }, [chosenId, isComplete]);
  const complete = Boolean(isComplete);
  useEffect(() => latest.current.onChange?.({ method: chosenId, complete, status }), [chosenId, complete, status]);
  return express && status !== 'paid' && <ExpressRow methods={express} checkout={checkout} tools={tools} />;
}
