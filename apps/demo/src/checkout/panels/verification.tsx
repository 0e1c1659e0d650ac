import { AmericanExpressProvider } from '@tender/react/american-express';
import { CheckoutProblem, useCheckout } from '@tender/react/checkout';
import type { Verification, Verify } from '@tender/react/checkout/card';
import {
  ThreeDSecureDialog,
  ThreeDSecureProvider,
  useThreeDSecure,
  verificationOutcome,
  type ThreeDSecureVerificationOutcome,
} from '@tender/react/three-d-secure';
import { useEffect, useImperativeHandle, useRef, useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Select } from '../../fields/select';
import { Points, type OfferPoints } from './points';
import { TestHint } from './test-hint';

const STYLES = {
  off: 'Off',
  '2': 'In the bank’s dialog',
  '2-bootstrap3-modal': 'In a wide dialog',
  '2-inline-iframe': 'In a dialog of this shop',
} as const;

interface Options {
  readonly email: string;
  readonly isTest: boolean;
}

/**
 * Lets the visitor choose whether and where a card's bank asks for a confirmation, and whether American Express is asked for points. A shop decides the
 * first itself, with `card({ threeDSecure: threeDSecure() })`, as the express checkout does.
 */
export const createVerification = (options: Options): Verification => ({ options, Verifier });

function Verifier({ options, children }: ComponentProps<Verification['Verifier']>): ReactNode {
  const { isBusy } = useCheckout();
  const [style, setStyle] = useState<keyof typeof STYLES>('off');
  const [asksForPoints, setAsksForPoints] = useState(false);
  const verify = useRef<Verify>(null);
  const offer = useRef<OfferPoints>(null);
  const { isTest } = options as Options;
  return (
    <>
      <Select
        label="Verification by your bank (3D Secure)"
        value={style}
        options={STYLES}
        disabled={isBusy}
        hint={style !== 'off' && isTest ? 'For a test: 4000 0000 0000 2503 asks for the code 1234' : undefined}
        onChange={setStyle}
      />
      {style !== 'off' && (
        <ThreeDSecureProvider version={style} cardinalSDKConfig={WITH_EXIT_BUTTON}>
          <BankVerification verify={verify} email={(options as Options).email} />
        </ThreeDSecureProvider>
      )}
      <label className="tick">
        <input type="checkbox" checked={asksForPoints} disabled={isBusy} onChange={({ target }) => setAsksForPoints(target.checked)} />
        <span>Ask American Express for my points</span>
      </label>
      {asksForPoints && isTest && <TestHint>3712 607146 73002 has points, 3715 448687 64018 has none</TestHint>}
      {/* Not below the providers, so that the card fields stay mounted and keep their input. */}
      {children(
        style === 'off' && !asksForPoints
          ? undefined
          : async (card, signal) => {
              const payment = style === 'off' ? card : await (verify.current as Verify)(card, signal);
              return asksForPoints ? (offer.current as OfferPoints)(payment, signal) : payment;
            },
      )}
      {asksForPoints && (
        <AmericanExpressProvider>
          <Points offer={offer} />
        </AmericanExpressProvider>
      )}
    </>
  );
}

const WITH_EXIT_BUTTON = { payment: { displayExitButton: true } };

/** Refuses a card without a liability shift, because the shop would bear the loss of fraud. */
function BankVerification({ verify, email }: { readonly verify: Ref<Verify>; readonly email: string }): ReactNode {
  const { amount } = useCheckout();
  const { instance, verifyCard } = useThreeDSecure();
  const hasCanceled = useRef(false);
  useEffect(() => {
    instance?.on('customer-canceled', () => (hasCanceled.current = true)); // `teardown` removes the listener
  }, [instance]);
  useImperativeHandle(verify, () => async ({ nonce, type, details, description }, signal) => {
    hasCanceled.current = false;
    const onLookupComplete = (_: unknown, next: () => void): void => next();
    const payload = await verifyCard.run({ nonce, bin: details.bin ?? '', amount, email, onLookupComplete, signal });
    if (payload.liabilityShifted) return { nonce: payload.nonce, type, details, description, liabilityShifted: true };
    throw hasCanceled.current ? new DOMException('The customer has left the bank.', 'AbortError') : describe(verificationOutcome(payload));
  });
  return <ThreeDSecureDialog verification={verifyCard} title="Your bank asks whether it is you" />;
}

const WITHOUT = 'Use another card, or pay without verification.';
const TEXTS: Readonly<Partial<Record<ThreeDSecureVerificationOutcome, [title: string, help: string]>>> = {
  failed: ['Your bank could not confirm that this is your card.', 'Try again, or use another card.'],
  unavailable: ['Your bank does not verify this card.', WITHOUT],
  bypassed: ['Your bank was not asked about this payment.', WITHOUT],
  lookupFailed: ['Your bank could not be asked about this payment.', WITHOUT],
};

function describe(outcome: ThreeDSecureVerificationOutcome): CheckoutProblem {
  const [title, help] = TEXTS[outcome] ?? ['Your bank has not taken responsibility for this payment.', WITHOUT];
  return new CheckoutProblem(title, `You have not been charged. ${help}`);
}
