import { useCallback, useEffect, useImperativeHandle, useRef, type ReactNode } from 'react';
import { useComponent } from '../../use-component';
import { amountOf, type Checkout } from '../checkout';
import { CustomerLeft } from '../customer-left';
import { LoadFailure } from '../load-failure';
import { PayStatus } from '../pay-area';
import type { Collected } from '../use-payment';
import type { PanelProps } from './panel-props';
import { createPayPalButtons, type PayPalButtons } from './paypal-buttons';

/** PayPal by its own button, once or with an agreement for later orders. */
export function PayPalButtonPanel({ checkout, ref, remark }: PanelProps): ReactNode {
  const { authorize, change, configuration, draft, payment } = checkout;
  const { currency } = configuration;
  const vault = draft.remember;
  const create = useCallback(
    (options: { authorization: string; signal: AbortSignal }) => createPayPalButtons({ ...options, currency, vault }),
    [currency, vault],
  );
  const handle = useComponent(authorize, create);
  const { instance, restart } = handle;
  const place = useButton(instance, checkout, restart);
  useImperativeHandle(ref, () => ({ submit: () => undefined, restart }));

  const isBusy = payment.step !== 'idle';
  return (
    <>
      <LoadFailure handle={handle} method="paypal-button" />
      <label className="tick">
        <input type="checkbox" checked={vault} disabled={isBusy} onChange={({ target }) => change({ remember: target.checked })} />
        <span>Agree with PayPal that this shop may charge my later orders too</span>
      </label>
      <div ref={place} className="paypal-button" aria-busy={isBusy} />
      <PayStatus text={handle.status === 'loading' ? 'Loading PayPal’s button…' : isBusy ? progress(payment.step) : remark} />
    </>
  );
}

const progress = (step: 'collecting' | 'paying'): string => (step === 'paying' ? 'Paying…' : 'Waiting for you at PayPal…');

/** Draws PayPal's button, and makes of its callbacks one payment from click to nonce. */
function useButton(instance: PayPalButtons | undefined, checkout: Checkout, restart: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(checkout);
  useEffect(() => {
    latest.current = checkout;
  });
  useEffect(() => {
    if (!instance || !place.current) return undefined;
    const { vault } = instance;
    let pending: { settle(collected: Promise<Collected>): void } | undefined;
    const settle = (collected: Promise<Collected>): void => {
      collected.catch(() => undefined); // may come after the payment was given up
      pending?.settle(collected);
      pending = undefined;
    };
    const setUp = (): Promise<string> => {
      const { total, currency, configuration } = latest.current;
      const displayName = configuration.shopName;
      return instance.checkout.createPayment(
        vault
          ? { flow: 'vault', displayName, billingAgreementDescription: `Orders at ${displayName}` }
          : { flow: 'checkout', intent: 'capture', amount: amountOf(total), currency, displayName },
      );
    };
    const button = instance.script.Buttons({
      fundingSource: 'paypal',
      onClick(_data, actions) {
        const collect = (): Promise<Collected> => new Promise((resolve) => (pending = { settle: resolve }));
        latest.current.begin({ wrong: [], collect, restart });
        return pending ? actions.resolve() : actions.reject();
      },
      ...(vault ? { createBillingAgreement: setUp } : { createOrder: setUp }),
      onApprove({ orderID, payerID, paymentID, billingToken }) {
        const nonce = instance.checkout.tokenizePayment({ orderID, payerID, paymentID, billingToken });
        settle(nonce);
        return nonce.then(
          () => undefined,
          () => undefined,
        );
      },
      onCancel: () => settle(Promise.reject(new CustomerLeft())),
      onError: (error) => settle(Promise.reject(error)),
    });
    button.render(place.current).catch((error: unknown) => latest.current.payment.tell(error, 'paypal-button'));
    return () => {
      settle(Promise.reject(new CustomerLeft()));
      void button.close?.().catch(() => undefined);
    };
  }, [instance, restart]);
  return place;
}
