import { paypal } from '@tender/paypal';
import { useImperativeHandle, type ReactNode } from 'react';
import { useComponent } from '../../use-component';
import { amountOf } from '../checkout';
import { LoadFailure } from '../load-failure';
import { PayArea } from '../pay-area';
import type { PanelProps } from './panel-props';

const create = (options: { authorization: string; signal: AbortSignal }) => paypal.create(options);

/** PayPal in a window that the shop's own button opens. */
export function PayPalPanel({ checkout, ref, remark }: PanelProps): ReactNode {
  const { authorize, begin, configuration, total, currency } = checkout;
  const handle = useComponent(authorize, create);
  const { instance, restart } = handle;

  const submit = (): void => {
    if (!instance) return;
    begin({
      wrong: [],
      collect: (signal) =>
        instance.tokenize({
          flow: 'checkout',
          intent: 'capture',
          amount: amountOf(total),
          currency,
          displayName: configuration.shopName,
          useraction: 'commit',
          signal,
        }),
      restart,
    });
  };
  useImperativeHandle(ref, () => ({ submit, restart }));

  return (
    <>
      <LoadFailure handle={handle} method="paypal" />
      <p className="panel-lead">A window of PayPal opens, in which you sign in and approve the payment.</p>
      <PayArea
        checkout={checkout}
        status={handle.status}
        loading="Getting PayPal ready…"
        collecting="Waiting for you at PayPal…"
        inWindow
        remark={remark}
      />
    </>
  );
}
