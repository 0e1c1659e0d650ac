import { useCallback, useState, type ReactNode } from 'react';
import type { Order, ShopConfiguration } from '../../server/contract';
import { api, ApiProblem } from '../api';
import { Notice } from '../notice';
import { PageTitle } from '../page-title';
import { Skeleton } from '../shop/skeleton';
import { useLoaded } from '../use-loaded';
import { OrderActions } from './order-actions';
import { Receipt } from './receipt';
import { Timeline } from './timeline';
import { useWaiting } from './use-waiting';

export interface OrderPageProps {
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
  const status = order.status === 'ready' ? order.value.status : undefined;
  const isPaid = status === 'paid' || status === 'settling';
  // The page shows no thanks once the money was returned.
  const isThanked = fresh && status !== 'voided' && status !== 'refunded';
  return (
    <div className="receipt">
      <div className={isThanked ? 'success' : undefined}>
        {fresh && isPaid && <SuccessSign />}
        <div>
          <PageTitle>{isThanked ? 'Thank you!' : `Order ${id}`}</PageTitle>
          {fresh && order.status === 'ready' && isPaid && (
            <p className="lead">
              Order {id} is paid. The receipt goes to {order.value.email}.
            </p>
          )}
          {order.status === 'ready' && status === 'waiting' && <HowToPay order={order.value} consoleUrl={configuration.consoleUrl} />}
        </div>
      </div>
      <p role="status" className={result.failed ? 'result failed' : 'result'}>
        {result.text}
      </p>
      {order.status === 'loading' && <Skeleton kind="sheet" label="Loading the receipt…" />}
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
        <div className="receipt-columns">
          <Receipt order={order.value} shopName={configuration.shopName}>
            <OrderActions
              order={order.value}
              environment={configuration.environment}
              onChanged={order.replace}
              onResult={(text, failed) => setResult({ text, failed })}
            />
          </Receipt>
          <aside className="beside" aria-label="What has happened">
            <div className="panel">
              <h2>What has happened</h2>
              <Timeline order={order.value} />
            </div>
            <button type="button" onClick={() => print()}>
              Print the receipt
            </button>
          </aside>
        </div>
      )}
      <p className="ways-on">
        <a href="#/">Back to the shop</a> <a href="#/orders">All orders</a>
      </p>
    </div>
  );
}

function SuccessSign(): ReactNode {
  return (
    <svg className="success-sign" viewBox="0 0 56 56" aria-hidden="true">
      <circle cx="28" cy="28" r="28" fill="var(--accent)" />
      <path d="m18 29 7 7 13-15" fill="none" stroke="var(--on-accent)" strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** Instructions for a payment that the customer confirms outside of the shop. */
function HowToPay({ order, consoleUrl }: { readonly order: Order; readonly consoleUrl: string | undefined }): ReactNode {
  const { id, method, email } = order;
  return (
    <p className="lead">
      Order {id} waits for your payment.{' '}
      {method?.name === 'BLIK' ? 'Confirm it in your banking app.' : `Pay the bill that comes to ${email}.`} This page shows the payment as
      soon as it is there.
      {consoleUrl && (
        <span className="test-hint">
          {' '}
          For a test, confirm it in the{' '}
          <a href={consoleUrl} target="_blank" rel="noreferrer">
            sandbox console
          </a>
          .
        </span>
      )}
    </p>
  );
}
