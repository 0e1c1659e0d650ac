import type { ReactNode } from 'react';
import type { Order } from '../../server/contract';
import { formatMoney } from '../format-money';
import { ProductPicture } from '../shop/product-picture';
import { ShopMark } from '../shop/shop-frame';
import { formatDate } from './format-date';
import { methodText } from './method-text';
import { StatusBadge } from './status-badge';

interface ReceiptProps {
  readonly order: Order;
  readonly shopName: string;
  /** Buttons for the order. */
  readonly children?: ReactNode;
}

/** An order on a sheet of paper, which can be printed. */
export function Receipt({ order, shopName, children }: ReceiptProps): ReactNode {
  const facts = [
    ['Payment', order.method && methodText(order.method)],
    ['Points', order.points],
    ['Transaction', order.transactionId],
    ['Refund', order.refundTransactionId],
    ['Reason', order.refusal && `${order.refusal.text} (${order.refusal.code})`],
    ['Receipt to', order.email],
    ['Gift card to', order.gift?.email],
  ];
  return (
    <section className="sheet" aria-label={`Receipt of order ${order.id}`}>
      <div className="sheet-top">
        <div>
          <p className="sheet-shop">
            <ShopMark />
            {shopName}
          </p>
          <h2>Order {order.id}</h2>
          <p className="muted">{formatDate(order.createdAt)}</p>
        </div>
        <StatusBadge status={order.status} />
      </div>
      <ul className="lines">
        {order.lines.map(({ productId, name, quantity, total }) => (
          <li key={productId}>
            <ProductPicture productId={productId} small />
            <span className="line-name">
              {quantity} × {name}
            </span>
            <span className="line-price">{formatMoney(total, order.currency)}</span>
          </li>
        ))}
      </ul>
      <div className="sums">
        <p className="muted">
          <span>Delivery</span>
          <span>Free</span>
        </p>
        <p className="total">
          <span>Total</span>
          <span>{formatMoney(order.total, order.currency)}</span>
        </p>
      </div>
      {order.gift?.message && (
        <div className="greeting">
          <span className="muted">Your words</span>
          <p>{order.gift.message}</p>
        </div>
      )}
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
