import { useCallback, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Order, ShopConfiguration } from '../../server/contract';
import type { PricedLine } from '../cart';
import { useClientToken } from '../use-client-token';
import { endArrival, type Arrival } from './arrival';
import type { Checkout, PanelHandle, Wish } from './checkout';
import type { Draft } from './draft';
import { EmailField, isEmail } from './email-field';
import { FailureNotice } from './failure-notice';
import { MethodPicker } from './method-picker';
import { currencyFor, methodsFor, type Method } from './methods';
import { CardPanel } from './panels/card-panel';
import { GooglePayPanel } from './panels/google-pay-panel';
import { LocalPaymentPanel } from './panels/local-payment-panel';
import { MasterpassPanel } from './panels/masterpass-panel';
import type { PanelProps } from './panels/panel-props';
import { PayPalButtonPanel } from './panels/paypal-button-panel';
import { PayPalPanel } from './panels/paypal-panel';
import { SepaPanel } from './panels/sepa-panel';
import { UnionPayPanel } from './panels/union-pay-panel';
import { UsBankAccountPanel } from './panels/us-bank-account-panel';
import { VenmoPanel } from './panels/venmo-panel';
import { usePayment } from './use-payment';
import { usePayPalPreferred } from './use-paypal-preferred';

interface PaymentFormProps {
  readonly configuration: ShopConfiguration;
  readonly lines: readonly PricedLine[];
  readonly total: number;
  readonly draft: Draft;
  change(changed: Partial<Draft>): void;
  readonly arrival?: Arrival;
  onPaid(order: Order): void;
}

const panels: Readonly<Record<Exclude<Method, 'card'>, (props: PanelProps) => ReactNode>> = {
  paypal: PayPalPanel,
  'paypal-button': PayPalButtonPanel,
  sepa: SepaPanel,
  'local-payment': LocalPaymentPanel,
  masterpass: MasterpassPanel,
  'google-pay': GooglePayPanel,
  venmo: VenmoPanel,
  'us-bank-account': UsBankAccountPanel,
  'union-pay': UnionPayPanel,
};

export function PaymentForm({ configuration, lines, total, draft, change, arrival: arrived, onPaid }: PaymentFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<PanelHandle>(null);
  const [complete, setComplete] = useState(false);
  const [remark, setRemark] = useState('');
  const [arrival, setArrival] = useState(arrived);
  const authorize = useClientToken();
  const isPayPalPreferred = usePayPalPreferred(authorize);
  const payment = usePayment(onPaid);
  const { method, email } = draft;
  const currency = currencyFor(method, draft.localType, configuration);

  /** What was not filled in is not the customer's fault yet. */
  const forgive = useCallback(() => {
    setComplete(false);
    setRemark('');
  }, []);
  const settleArrival = useCallback(() => {
    endArrival();
    setArrival(undefined);
  }, []);

  const begin = ({ wrong, collect, restart, orderKey }: Wish): void => {
    if (payment.step !== 'idle') return;
    const all = isEmail(email) ? wrong : [() => form.current?.querySelector<HTMLInputElement>('input[name=email]')?.focus(), ...wrong];
    setComplete(all.length > 0);
    setRemark(all.length === 0 ? '' : all.length === 1 ? 'One field needs your attention.' : `${all.length} fields need your attention.`);
    if (all[0]) all[0]();
    else void payment.pay(attempt(orderKey), collect, restart);
  };
  const attempt = (orderKey?: string) => {
    const cart = lines.map(({ productId, quantity }) => ({ productId, quantity }));
    return { method, cart, email, currency, ...(orderKey ? { orderKey } : {}) };
  };

  const choose = (chosen: Method): void => {
    forgive();
    payment.dismiss();
    if (arrival) settleArrival();
    change({ method: chosen });
  };

  const checkout: Checkout = {
    ...{ configuration, lines, total, currency, draft, change, complete, forgive, payment, authorize, begin, settleArrival },
    ...(arrival?.method === method ? { arrival } : {}),
  };
  const isBusy = payment.step !== 'idle';
  const Panel = method === 'card' ? undefined : panels[method];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    panel.current?.submit();
  };
  return (
    <form ref={form} className="panel payment" noValidate onSubmit={submit} aria-busy={isBusy}>
      {payment.failure && (
        <FailureNotice
          failure={payment.failure}
          focusKey={payment.failures}
          restartLabel={method === 'card' ? 'Load the card fields again' : 'Try again'}
          onRestart={() => {
            payment.dismiss();
            panel.current?.restart();
          }}
          onCheckAgain={() => void payment.checkAgain()}
        />
      )}
      <h2>Where shall we send the receipt?</h2>
      <EmailField value={email} complete={complete} onChange={(value) => change({ email: value })} />
      <MethodPicker methods={methodsFor(configuration, isPayPalPreferred)} chosen={method} disabled={isBusy} onChoose={choose} />
      <CardPanel checkout={checkout} ref={method === 'card' ? panel : null} remark={remark} shown={method === 'card'} />
      {Panel && <Panel key={method} checkout={checkout} ref={panel} remark={remark} />}
    </form>
  );
}
