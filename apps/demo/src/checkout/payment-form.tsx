import { useTender } from '@tender/react';
import { Checkout, type CheckoutMethod, type CheckoutProps, type Payment } from '@tender/react/checkout';
import { useEffect, useState, type ReactNode } from 'react';
import type { Currency, Order, OrderRequest } from '../../server/contract';
import type { PricedLine } from '../cart';
import { Field } from '../fields/field';
import type { Fields } from '../fields/use-fields';
import { Notice } from '../notice';
import { Skeleton } from '../shop/skeleton';
import { isExpired } from './inspect-error';
import { toAmount } from './purchase';
import { storeEmail } from './stored-email';
import { usePlaceOrder } from './use-place-order';

export interface PaymentFormProps extends Pick<CheckoutProps, 'method' | 'onMethodChange'> {
  /** Undefined until their order is known. */
  readonly methods: readonly CheckoutMethod[] | undefined;
  readonly lines: readonly PricedLine[];
  /** In cents. */
  readonly total: number;
  readonly currency: Currency;
  readonly email: Fields<'email'>;
  onPlaced(order: Order): void;
}

/** The e-mail address for the receipt, and the checkout. It has to be rendered inside `<TenderProvider>`. */
export function PaymentForm({ methods, lines, total, currency, email, onPlaced, method, onMethodChange }: PaymentFormProps): ReactNode {
  const { status, retry } = useTender();
  const [renewals, setRenewals] = useState(0);
  const placeOrder = usePlaceOrder(onPlaced);
  const address = email.values.email;
  useEffect(() => storeEmail(address), [address]);

  const hasEmail = (): boolean => {
    if (!email.isComplete) email.showErrors();
    return email.isComplete;
  };
  const pay = ({ nonce, type, method: id, details, deviceData }: Payment): Promise<void> => {
    const cart = lines.map(({ productId, quantity }) => ({ productId, quantity }));
    const order = { cart, email: address, currency, deviceData };
    const { paymentId, rewards } = details as { readonly paymentId?: string; readonly rewards?: OrderRequest['rewards'] };
    if (paymentId && (type === 'blik' || type === 'pay_upon_invoice')) return placeOrder({ ...order, paymentId, type });
    return placeOrder({ ...order, paymentMethodNonce: nonce, isBankAccount: id === 'us-bank-account' || undefined, rewards });
  };
  /** A client token is valid for a day, and a page may stay open for longer. */
  const renewIfExpired = (error: unknown): void => {
    if (status !== 'ready' || !isExpired(error)) return;
    setRenewals((before) => before + 1);
    retry();
  };
  return (
    <div className="panel payment">
      {renewals > 0 && (
        <Notice title="The page was open for too long and the payment session expired." focusKey={renewals}>
          You have not been charged. A new session has started: please enter your payment once more. Your basket and e-mail address are
          kept.
        </Notice>
      )}
      <h2>Where shall we send the receipt?</h2>
      <Field field={email.field('email')} label="E-mail address" type="email" autoComplete="email" />
      {methods ? (
        <Checkout
          key={renewals}
          methods={methods}
          amount={toAmount(total)}
          currency={currency}
          beforePayment={hasEmail}
          onPayment={pay}
          onError={renewIfExpired}
          deviceData
          method={method}
          onMethodChange={onMethodChange}
        />
      ) : (
        <Skeleton kind="rows" label="Loading the ways to pay…" />
      )}
    </div>
  );
}
