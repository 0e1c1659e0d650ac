import type { Dispatch, ReactNode } from 'react';
import type { Cart, CartAction, PricedLine } from '../cart';
import { formatMoney } from '../format-money';
import { EmptyBasketPicture } from './art/empty-pictures';
import { ProductPicture } from './product-picture';
import { QuantityStepper } from './quantity-stepper';

interface BasketProps {
  readonly cart: Cart;
  readonly lines: readonly PricedLine[];
  readonly total: number;
  readonly currency: string;
  readonly change: Dispatch<CartAction>;
  /** Shown below the total. */
  readonly children?: ReactNode;
}

export function Basket({ cart, lines, total, currency, change, children }: BasketProps): ReactNode {
  return (
    <section className="panel basket" aria-labelledby="basket-title">
      <h2 id="basket-title">Your basket</h2>
      {lines.length === 0 ? (
        <div className="empty">
          <EmptyBasketPicture />
          <p className="muted">Nothing in it yet.</p>
        </div>
      ) : (
        <ul className="lines">
          {lines.map(({ product, quantity, total: price }) => (
            <li key={product.id}>
              <ProductPicture productId={product.id} small />
              <span className="line-text">
                <span className="line-name">{product.name}</span>
                <QuantityStepper
                  name={product.name}
                  quantity={quantity}
                  onChange={(next) => change({ type: 'set', productId: product.id, quantity: next })}
                />
              </span>
              <span className="line-price">{formatMoney(price, currency)}</span>
            </li>
          ))}
        </ul>
      )}
      {cart.aside && (
        <button type="button" className="link" onClick={() => change({ type: 'put-back' })}>
          Put my own basket back
        </button>
      )}
      {lines.length > 0 && (
        <div className="sums">
          <p className="muted">
            <span>Delivery</span>
            <span>Free</span>
          </p>
          <p className="total">
            <span>Total</span>
            <output>{formatMoney(total, currency)}</output>
          </p>
        </div>
      )}
      {children}
    </section>
  );
}
