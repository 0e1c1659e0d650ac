import { useCallback, useEffect, useImperativeHandle, useRef, type ReactNode } from 'react';
import { useComponent } from '../../use-component';
import { amountOf } from '../checkout';
import { LoadFailure } from '../load-failure';
import { PayStatus } from '../pay-area';
import { createGoogleWallet } from './google-wallet';
import type { PanelProps } from './panel-props';

/** Google Pay by Google's own button. */
export function GooglePayPanel({ checkout, ref, remark }: PanelProps): ReactNode {
  const { authorize, configuration, payment } = checkout;
  const create = useCallback(
    (options: { authorization: string; signal: AbortSignal }) => createGoogleWallet({ ...options, configuration }),
    [configuration],
  );
  const handle = useComponent(authorize, create);
  const { instance, restart } = handle;
  const place = useRef<HTMLDivElement>(null);

  const submit = (): void => {
    if (!instance) return;
    const { begin, currency, total } = checkout;
    const purchase = { amount: amountOf(total), currency, shopName: configuration.shopName };
    begin({ wrong: [], collect: () => instance.pay(purchase), restart });
  };
  const press = useRef(submit);
  useEffect(() => {
    press.current = submit;
  });
  useEffect(() => {
    const { current } = place;
    if (!instance || !current) return undefined;
    current.replaceChildren(instance.button(() => press.current()));
    return () => current.replaceChildren();
  }, [instance]);
  useImperativeHandle(ref, () => ({ submit, restart }));

  const isBusy = payment.step !== 'idle';
  return (
    <>
      <LoadFailure handle={handle} method="google-pay" />
      <p className="panel-lead">A window of Google Pay opens, in which you choose a card of your Google account.</p>
      <div ref={place} className="wallet-button" aria-busy={isBusy} />
      <PayStatus text={handle.status === 'loading' ? 'Loading Google Pay…' : isBusy ? progress(payment.step) : remark} />
    </>
  );
}

const progress = (step: 'collecting' | 'paying'): string => (step === 'paying' ? 'Paying…' : 'Waiting for you at Google Pay…');
