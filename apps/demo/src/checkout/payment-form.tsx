import { useTender } from '@tender/react';
import { PreferredPaymentMethodsProvider } from '@tender/react/preferred-payment-methods';
import { useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Order, ShopConfiguration } from '../../server/contract';
import type { PricedLine } from '../cart';
import { endArrival, type Arrival } from './arrival';
import { CheckoutContext, type Checkout, type PanelHandle, type Wish } from './checkout';
import type { Draft } from './draft';
import { EmailField, isEmail } from './email-field';
import { FailureNotice } from './failure-notice';
import { MethodPicker } from './method-picker';
import { currencyFor, type Method } from './methods';
import { CardPanel } from './panels/card-panel';
import { GooglePayPanel } from './panels/google-pay-panel';
import { LocalPaymentPanel } from './panels/local-payment-panel';
import { MasterpassPanel } from './panels/masterpass-panel';
import { PaymentRequestPanel } from './panels/payment-request-panel';
import { PayPalButtonPanel } from './panels/paypal-button-panel';
import { PayPalPanel } from './panels/paypal-panel';
import { SepaPanel } from './panels/sepa-panel';
import { UnionPayPanel } from './panels/union-pay-panel';
import { UsBankAccountPanel } from './panels/us-bank-account-panel';
import { VenmoPanel } from './panels/venmo-panel';
import { usePayment } from './use-payment';

interface PaymentFormProps {
  readonly configuration: ShopConfiguration;
  readonly lines: readonly PricedLine[];
  readonly total: number;
  readonly method: Method;
  readonly draft: Draft;
  change(changed: Partial<Draft>): void;
  readonly arrival?: Arrival;
  onPaid(order: Order): void;
}

const panels: Readonly<Record<Exclude<Method, 'card'>, () => ReactNode>> = {
  paypal: PayPalPanel,
  'paypal-button': PayPalButtonPanel,
  sepa: SepaPanel,
  'local-payment': LocalPaymentPanel,
  masterpass: MasterpassPanel,
  'google-pay': GooglePayPanel,
  'payment-request': PaymentRequestPanel,
  venmo: VenmoPanel,
  'us-bank-account': UsBankAccountPanel,
  'union-pay': UnionPayPanel,
};

/** Everything between the basket and the order, for whichever method. Below `<TenderProvider>`. */
export function PaymentForm({ arrival: arrived, onPaid, ...given }: PaymentFormProps): ReactNode {
  const { configuration, lines, method, draft, change } = given;
  const { email } = draft;
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<PanelHandle>(null);
  const [complete, setComplete] = useState(false);
  const [remark, setRemark] = useState('');
  const [arrival, setArrival] = useState(arrived);
  const payment = usePayment(onPaid, useTender().retry);
  const { dismiss } = payment;
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
  useEffect(() => {
    forgive();
    dismiss();
  }, [method, forgive, dismiss]);
  useEffect(() => {
    if (arrival && arrival.method !== method) settleArrival();
  }, [arrival, method, settleArrival]);

  /** Says how many fields need the customer, and leads to the first. */
  const demand = (all: readonly (() => void)[]): void => {
    setComplete(all.length > 0);
    setRemark(all.length === 0 ? '' : all.length === 1 ? 'One field needs your attention.' : `${all.length} fields need your attention.`);
    all[0]?.();
  };
  const begin = ({ wrong = [], missing = () => [], collect, orderKey }: Wish): void => {
    if (payment.step !== 'idle') return;
    const known = isEmail(email) ? wrong : [() => form.current?.querySelector<HTMLInputElement>('input[name=email]')?.focus(), ...wrong];
    if (known.length > 0) return demand([...known, ...missing()]);
    demand([]);
    const cart = lines.map(({ productId, quantity }) => ({ productId, quantity }));
    const attempt = { method, cart, email, currency, ...(orderKey ? { orderKey } : {}) };
    void payment.pay(attempt, collect, () => demand(missing()));
  };

  const checkout: Checkout = {
    ...{ ...given, currency, complete, remark, forgive, payment, begin, settleArrival, panel },
    ...(arrival?.method === method ? { arrival } : {}),
  };
  const Panel = method === 'card' ? undefined : panels[method];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    panel.current?.submit();
  };
  return (
    <CheckoutContext.Provider value={checkout}>
      <form ref={form} className="panel payment" noValidate onSubmit={submit} aria-busy={payment.step !== 'idle'}>
        {payment.failure && (
          <FailureNotice
            failure={payment.failure}
            focusKey={payment.failures}
            restartLabel={method === 'card' ? 'Load the card fields again' : 'Try again'}
            onRestart={() => {
              dismiss();
              panel.current?.restart();
            }}
            onCheckAgain={() => void payment.checkAgain()}
          />
        )}
        <h2>Where shall we send the receipt?</h2>
        <EmailField value={email} complete={complete} onChange={(value) => change({ email: value })} />
        <PreferredPaymentMethodsProvider>
          <MethodPicker />
        </PreferredPaymentMethodsProvider>
        <CardPanel />
        {Panel && <Panel key={method} />}
      </form>
    </CheckoutContext.Provider>
  );
}
