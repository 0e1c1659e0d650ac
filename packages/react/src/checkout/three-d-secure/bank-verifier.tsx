import type { ThreeDSecure, ThreeDSecureCreateOptions } from '@tender/three-d-secure';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../core/by-value';
import { useEvents } from '../../core/use-events';
import { threeDSecureParts, useThreeDSecure } from '../../three-d-secure/context';
import type { Verify } from '../card/verification';
import { useCheckout } from '../checkout-context';
import { CheckoutProblem } from '../checkout-problem';
import { formatMoney } from '../format-money';
import { enVerification } from '../texts/en-verification';
import type { ThreeDSecureOptions } from './three-d-secure-options';

/** Loads the dialog on demand: a page does not need it at the start. */
const loadDialog = () => import('./dialog');
type DialogModule = Awaited<ReturnType<typeof loadDialog>>;

const CREATE_OPTIONS: ThreeDSecureCreateOptions = { version: '2-inline-iframe' };

interface BankVerifierProps {
  readonly options: ThreeDSecureOptions;
  /** Called with the function that asks the bank. */
  readonly onReady: (verify: Verify) => void;
}

/** Asks the customer's bank, and shows its question in a dialog. */
export function BankVerifier(props: BankVerifierProps): ReactNode {
  return (
    <threeDSecureParts.Context.Provider value={threeDSecureParts.useValue(CREATE_OPTIONS)}>
      <BankVerifierContent {...props} />
    </threeDSecureParts.Context.Provider>
  );
}

function BankVerifierContent({ options, onReady }: BankVerifierProps): ReactNode {
  const checkout = useCheckout();
  const { texts, amount, currency, configuration } = checkout;
  const { verification = enVerification } = texts;
  const { requireLiabilityShift = true, shopName, ...verifyOptions } = options;
  const { paypal, androidPay } = configuration.gatewayConfiguration;
  const shop = shopName ?? paypal?.displayName ?? androidPay?.displayName;
  const { instance, verifyCard } = useThreeDSecure();
  const [dialog, setDialog] = useState<DialogModule>();
  const prepareDialog = async (): Promise<DialogModule> => {
    const loaded = await loadDialog();
    setDialog(loaded);
    return loaded;
  };
  const container = useRef<HTMLSpanElement>(null);
  const [style, setStyle] = useState<CSSProperties>({});
  useEffect(() => void prepareDialog().catch(() => undefined), []); // a failed load is tried again before a verification
  const hasCanceled = useCustomerCanceled(instance);
  const [isVerifying, setVerifying] = useState(false);

  const verify: Verify = async ({ nonce, type, details, description }, signal) => {
    const { readAppearance } = await prepareDialog();
    if (container.current) setStyle(readAppearance(container.current));
    hasCanceled.current = false;
    setVerifying(true);
    const runOptions = {
      amount,
      ...verifyOptions,
      nonce,
      bin: details.bin ?? '',
      onLookupComplete: (_: unknown, next: () => void) => next(),
      signal,
    };
    let payload;
    try {
      payload = await verifyCard.run(runOptions);
    } finally {
      // The dialog restores the focus one task after it has closed. Wait for that, because the next step may move the focus.
      flushSync(() => setVerifying(false));
      await new Promise((resolve) => setTimeout(resolve));
    }
    const { liabilityShifted = false } = payload;
    if (requireLiabilityShift && !liabilityShifted) throw hasCanceled.current ? new DOMException('', 'AbortError') : createProblem();
    return { nonce: payload.nonce, type, details, description, liabilityShifted };
  };
  const createProblem = (): CheckoutProblem => new CheckoutProblem(verification.notVerified.title, verification.notVerified.help);
  const latestVerify = useLatest(verify);
  useEffect(() => onReady((...args) => latestVerify.current(...args)), [onReady, latestVerify]);
  return (
    <>
      <span ref={container} hidden />
      {dialog && (
        <dialog.ThreeDSecureDialog
          style={style}
          verification={{ pending: isVerifying }}
          title={verification.title}
          description={
            <>
              {shop && <bdi>{shop}</bdi>}
              {shop && ' · '}
              <bdi>{verifyOptions.amount === undefined ? checkout.money : formatMoney(verifyOptions.amount, currency, texts.locale)}</bdi>
            </>
          }
          closeLabel={verification.close}
          lang={texts.locale}
          dir={texts.direction}
        />
      )}
    </>
  );
}

/** Remembers whether the customer has canceled at the bank: the result of the verification does not contain it. */
function useCustomerCanceled(instance: ThreeDSecure | undefined): { current: boolean } {
  const hasCanceled = useRef(false);
  useEvents(instance, { 'customer-canceled': () => (hasCanceled.current = true) });
  return hasCanceled;
}
