import { masterpass } from '@tender/masterpass';
import { useImperativeHandle, type ReactNode } from 'react';
import { useComponent } from '../../use-component';
import { amountOf } from '../checkout';
import { LoadFailure } from '../load-failure';
import { PayArea } from '../pay-area';
import type { PanelProps } from './panel-props';

const create = (options: { authorization: string; signal: AbortSignal }) => masterpass.create(options);

export function MasterpassPanel({ checkout, ref, remark }: PanelProps): ReactNode {
  const { authorize, begin, total, currency } = checkout;
  const handle = useComponent(authorize, create);
  const { instance, restart } = handle;

  const submit = (): void => {
    if (!instance) return;
    begin({
      wrong: [],
      collect: (signal) => instance.tokenize({ subtotal: amountOf(total), currencyCode: currency, signal }),
      restart,
    });
  };
  useImperativeHandle(ref, () => ({ submit, restart }));

  return (
    <>
      <LoadFailure handle={handle} method="masterpass" />
      <p className="panel-lead">A window of Masterpass opens, in which you choose a card of your wallet.</p>
      <PayArea
        checkout={checkout}
        status={handle.status}
        loading="Getting Masterpass ready…"
        collecting="Waiting for you at Masterpass…"
        inWindow
        remark={remark}
      />
    </>
  );
}
