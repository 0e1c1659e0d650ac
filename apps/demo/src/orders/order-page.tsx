import { useCallback, useState, type ReactNode } from 'react';
import type { Order, ShopConfiguration } from '../../server/contract';
import { api, ApiProblem } from '../api';
import { formatMoney } from '../format-money';
import { Notice } from '../notice';
import { PageTitle } from '../page-title';
import { useLoaded } from '../use-loaded';
import { formatDate } from './format-date';
import { methodText } from './method-text';
import { OrderActions } from './order-actions';
import { useWaiting } from './use-waiting';
import { StatusBadge } from './status-badge';

interface OrderPageProps {
  readonly configuration: ShopConfiguration;
  readonly id: string;
  /** Whether it was placed a moment ago. */
  readonly fresh: boolean;
}

export function OrderPage({ configuration, id, fresh }: OrderPageProps): ReactNode {
  const order = useLoaded(useCallback((signal: AbortSignal) => api.order(id, signal), [id]));
  useWaiting(order, id);
  const [result, setResult] = useState({ text: '', failed: false });
  const unknown = order.status === 'failed' && order.error instanceof ApiProblem && order.error.problem.code === 'not-found';
  return (
    <div className="receipt">
      <PageTitle>{fresh ? 'Thank you!' : `Order ${id}`}</PageTitle>
      {fresh && order.status === 'ready' && order.value.status === 'paid' && (
        <p className="lead">
          Order {id} is paid. The receipt goes to {order.value.email}.
        </p>
      )}
      {order.status === 'ready' && order.value.status === 'waiting' && (
        <p className="lead">
          Order {id} waits for your payment. {howToPay(order.value)} This page shows the payment as soon as it is there.
          {configuration.consoleUrl && (
            <>
              {' '}
              For a test, confirm it in the{' '}
              <a href={configuration.consoleUrl} target="_blank" rel="noreferrer">
                sandbox console
              </a>
              .
            </>
          )}
        </p>
      )}
      <p role="status" className={result.failed ? 'result failed' : 'result'}>
        {order.status === 'loading' ? 'Loading the receipt…' : result.text}
      </p>
      {order.status === 'failed' && (
        <Notice
          title={unknown ? 'There is no such order.' : 'The receipt could not be loaded.'}
          focusKey="order"
          actions={
            <button type="button" onClick={order.reload}>
              Try again
            </button>
          }
        >
          {unknown ? 'It may belong to an earlier run of the shop.' : 'The shop’s server cannot be reached. Check your connection.'}
        </Notice>
      )}
      {order.status === 'ready' && (
        <Receipt order={order.value}>
          <OrderActions
            order={order.value}
            environment={configuration.environment}
            onChanged={order.replace}
            onResult={(text, failed) => setResult({ text, failed })}
          />
        </Receipt>
      )}
      <p>
        <a href="#/">Back to the shop</a> · <a href="#/orders">All orders</a>
      </p>
    </div>
  );
}

/** Of what is confirmed away from the shop. */
const howToPay = ({ method, email }: Order): string =>
  method?.name === 'BLIK' ? 'Confirm it in your banking app.' : `Pay the bill that comes to ${email}.`;

function Receipt({ order, children }: { readonly order: Order; readonly children: ReactNode }): ReactNode {
  const facts = [
    ['Date', formatDate(order.createdAt)],
    ['Payment', order.method && methodText(order.method)],
    ['Transaction', order.transactionId],
    ['Refund', order.refundTransactionId],
    ['Reason', order.refusal && `${order.refusal.text} (${order.refusal.code})`],
    ['Receipt to', order.email],
  ];
  return (
    <section className="panel" aria-label={`Receipt of order ${order.id}`}>
      <div className="receipt-head">
        <h2>Order {order.id}</h2>
        <StatusBadge status={order.status} />
      </div>
      <ul className="lines">
        {order.lines.map(({ productId, name, quantity, total }) => (
          <li key={productId}>
            <span className="line-name">
              {quantity} × {name}
            </span>
            <span className="line-price">{formatMoney(total, order.currency)}</span>
          </li>
        ))}
      </ul>
      <p className="total">
        <span>Total</span>
        <span>{formatMoney(order.total, order.currency)}</span>
      </p>
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {children}
    </section>
  );
}
