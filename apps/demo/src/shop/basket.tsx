import type { Dispatch, ReactNode } from 'react';
import type { Cart, CartAction, PricedLine } from '../cart';
import { formatMoney } from '../format-money';
import { QuantityStepper } from './quantity-stepper';

interface BasketProps {
  readonly cart: Cart;
  readonly lines: readonly PricedLine[];
  readonly total: number;
  readonly currency: string;
  readonly change: Dispatch<CartAction>;
  /** Below the total. */
  readonly children?: ReactNode;
}

export function Basket({ cart, lines, total, currency, change, children }: BasketProps): ReactNode {
  return (
    <section className="panel basket" aria-labelledby="basket-title">
      <h2 id="basket-title">Your basket</h2>
      {lines.length === 0 ? (
        <p className="muted">Nothing in it yet.</p>
      ) : (
        <ul className="lines">
          {lines.map(({ product, quantity, total: price }) => (
            <li key={product.id}>
              <span className="line-name">{product.name}</span>
              <QuantityStepper
                name={product.name}
                quantity={quantity}
                onChange={(next) => change({ type: 'set', productId: product.id, quantity: next })}
              />
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
      <p className="total">
        <span>Total</span>
        <output>{formatMoney(total, currency)}</output>
      </p>
      {children}
    </section>
  );
}
