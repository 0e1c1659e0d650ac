import type { ThreeDSecure } from '@tender/three-d-secure';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useEvents } from '../../core/use-events';
import { ThreeDSecureProvider, useThreeDSecure } from '../../three-d-secure/context';
import type { Verification, Verify } from '../card/verification';
import { useCheckout } from '../checkout-context';
import { CheckoutProblem } from '../checkout-problem';
import type { ThreeDSecureOptions } from './three-d-secure';

/** With its dialog, which a page does not need to begin with. */
const loadDialog = () => import('./dialog');
type Dialog = Awaited<ReturnType<typeof loadDialog>>['ThreeDSecureDialog'];
type Props = ComponentProps<Verification['Verifier']>;

export function Verifier(props: Props): ReactNode {
  return (
    <ThreeDSecureProvider version="2-inline-iframe">
      <Asking {...props} />
    </ThreeDSecureProvider>
  );
}

function Asking({ options, children }: Props): ReactNode {
  const { texts, amount } = useCheckout();
  const { instance, verifyCard } = useThreeDSecure();
  const [dialog, setDialog] = useState<{ readonly Dialog: Dialog }>();
  const show = async (): Promise<void> => {
    const { ThreeDSecureDialog } = await loadDialog();
    setDialog((known) => known ?? { Dialog: ThreeDSecureDialog });
  };
  useEffect(() => void show().catch(() => undefined), []); // tried again where it is needed
  const hasLeft = useLeaving(instance);
  const [isAsking, setAsking] = useState(false);

  const verify: Verify = async ({ nonce, type, details, description }, signal) => {
    const { requireLiabilityShift = true, ...given } = options as ThreeDSecureOptions;
    await show();
    hasLeft.current = false;
    setAsking(true);
    const asked = { amount, ...given, nonce, bin: details.bin ?? '', onLookupComplete: (_: unknown, next: () => void) => next(), signal };
    const payload = await verifyCard.run(asked).finally(() => {
      // The dialog gives the focus back a turn after it has closed, and what comes next may want it.
      flushSync(() => setAsking(false));
      return new Promise((resolve) => setTimeout(resolve));
    });
    const { liabilityShifted = false } = payload;
    if (requireLiabilityShift && !liabilityShifted) throw hasLeft.current ? new DOMException('', 'AbortError') : refusal();
    return { nonce: payload.nonce, type, details, description, liabilityShifted };
  };
  const refusal = (): CheckoutProblem => new CheckoutProblem(texts.notVerified.title, texts.notVerified.help);
  return (
    <>
      {children(verify)}
      {dialog && (
        <dialog.Dialog
          verification={{ pending: isAsking }}
          title={texts.verification.title}
          closeLabel={texts.verification.close}
          lang={texts.locale}
          dir={texts.direction}
        />
      )}
    </>
  );
}

/** Whether the customer has given up at the bank, of which the verification itself says nothing. */
function useLeaving(instance: ThreeDSecure | undefined): { current: boolean } {
  const hasLeft = useRef(false);
  useEvents(instance, { 'customer-canceled': () => (hasLeft.current = true) });
  return hasLeft;
}
