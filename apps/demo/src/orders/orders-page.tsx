import { useState, type ReactNode } from 'react';
import type { Order, ShopConfiguration } from '../../server/contract';
import { api } from '../api';
import { formatMoney } from '../format-money';
import { Notice } from '../notice';
import { PageTitle } from '../page-title';
import { ParcelPicture } from '../shop/art/empty-pictures';
import { ProductPicture } from '../shop/product-picture';
import { Skeleton } from '../shop/skeleton';
import { useLoaded } from '../use-loaded';
import { formatDate } from './format-date';
import { methodText } from './method-text';
import { OrderActions } from './order-actions';
import { readCorrelationId } from './read-correlation-id';
import { StatusBadge } from './status-badge';

/** The buttons of one order. */
const MOST_PICTURES = 3;

export function OrdersPage({ configuration }: { readonly configuration: ShopConfiguration }): ReactNode {
  const orders = useLoaded(api.orders);
  const [result, setResult] = useState({ text: '', failed: false });
  return (
    <>
      <PageTitle>Orders</PageTitle>
      <p role="status" className={result.failed ? 'result failed' : 'result'}>
        {result.text}
      </p>
      {orders.status === 'loading' && <Skeleton kind="rows" label="Loading the orders…" />}
      {orders.status === 'failed' && (
        <Notice
          title="The orders could not be loaded."
          focusKey="orders"
          actions={
            <button type="button" onClick={orders.reload}>
              Try again
            </button>
          }
        >
          The shop’s server cannot be reached. Check your connection and try again.
        </Notice>
      )}
      {orders.status === 'ready' && orders.value.length === 0 && (
        <div className="panel empty">
          <ParcelPicture />
          <h2>No orders yet.</h2>
          <p className="muted">What you buy is listed here, with its receipt.</p>
          <a className="button" href="#/">
            Look around the shop
          </a>
        </div>
      )}
      {orders.status === 'ready' && orders.value.length > 0 && (
        <ul className="orders">
          {orders.value.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              environment={configuration.environment}
              onChanged={(changed) => orders.replace(orders.value.map((old) => (old.id === changed.id ? changed : old)))}
              onResult={(text, failed) => setResult({ text, failed })}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface OrderRowProps {
  readonly order: Order;
  readonly environment: ShopConfiguration['environment'];
  onChanged(order: Order): void;
  onResult(text: string, failed: boolean): void;
}

function OrderRow({ order, ...rest }: OrderRowProps): ReactNode {
  return (
    <li className="panel order">
      <div className="pile">
        {order.lines.slice(0, MOST_PICTURES).map(({ productId }) => (
          <ProductPicture key={productId} productId={productId} small />
        ))}
      </div>
      <div className="order-main">
        <a className="order-id" href={`#/orders/${order.id}`}>
          Order {order.id}
        </a>
        <span className="muted">{formatDate(order.createdAt)}</span>
      </div>
      <StatusBadge status={order.status} />
      <div className="order-card">
        <span>{order.method ? methodText(order.method) : 'Not paid'}</span>
        {order.deviceData && <span className="muted order-device">Device data: {readCorrelationId(order.deviceData)}</span>}
      </div>
      <span className="order-total">{formatMoney(order.total, order.currency)}</span>
      <OrderActions order={order} {...rest} />
    </li>
  );
}
