import type { TokenizePayload } from '@tender/hosted-fields';
import { ThreeDSecureDialog, useThreeDSecure, verificationOutcome } from '@tender/react/three-d-secure';
import { useEffect, useRef, type ReactNode } from 'react';
import { amountOf, useCheckout } from '../checkout';
import { CustomerLeft } from '../customer-left';
import { LoadFailure } from '../load-failure';
import { CardPayment } from '../panels/card-payment';
import { ToldFailure } from '../told-failure';
import { describeVerification } from './describe-verification';

/** Pays with a card whose bank says that it is the cardholder who pays. What was not verified is not charged: the shop would bear the loss. */
export function VerifiedPayment({ missing }: { readonly missing: () => readonly (() => void)[] }): ReactNode {
  const { draft, total } = useCheckout();
  const threeDSecure = useThreeDSecure();
  const { instance, verifyCard } = threeDSecure;
  const hasLeft = useRef(false);
  useEffect(() => {
    instance?.on('customer-canceled', () => (hasLeft.current = true)); // its teardown drops the handler
  }, [instance]);

  const verify = async ({ nonce, details }: TokenizePayload, signal: AbortSignal): Promise<string> => {
    hasLeft.current = false;
    const purchase = { amount: amountOf(total), email: draft.email.trim() };
    const bin = details.bin ?? '';
    const payload = await verifyCard.run({ nonce, bin, ...purchase, signal, onLookupComplete: (_data, next) => next() });
    if (payload.liabilityShifted) return payload.nonce;
    throw hasLeft.current ? new CustomerLeft() : new ToldFailure(describeVerification(verificationOutcome(payload)));
  };
  return (
    <>
      <LoadFailure life={threeDSecure} />
      <ThreeDSecureDialog verification={verifyCard} title="Your bank asks whether it is you" />
      <CardPayment missing={missing} verification={{ life: threeDSecure, verify }} />
    </>
  );
}
