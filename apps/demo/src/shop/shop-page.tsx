import type { Dispatch, ReactNode } from 'react';
import type { ShopConfiguration } from '../../server/contract';
import { priceCart, type Cart, type CartAction } from '../cart';
import { formatMoney } from '../format-money';
import { PageTitle } from '../page-title';
import { Basket } from './basket';
import { ProductPicture } from './product-picture';
import { TestAids } from './test-aids';

export interface ShopPageProps {
  readonly configuration: ShopConfiguration;
  readonly cart: Cart;
  readonly change: Dispatch<CartAction>;
  /** Whether the customer came from another page. */
  readonly arrived: boolean;
}

export function ShopPage({ configuration, cart, change, arrived }: ShopPageProps): ReactNode {
  const { products, testOutcomes, currency } = configuration;
  const { lines, total } = priceCart(cart.lines, [...products, ...testOutcomes]);
  return (
    <div className="columns">
      <div>
        <PageTitle focus={arrived}>Things for your desk</PageTitle>
        <ul className="products">
          {products.map(({ id, name, description, price }) => {
            const quantity = cart.lines.find(({ productId }) => productId === id)?.quantity ?? 0;
            return (
              <li key={id} className="product">
                <ProductPicture productId={id} />
                <div className="product-text">
                  <h2>{name}</h2>
                  <p className="muted">{description}</p>
                  <p className="price">{formatMoney(price, currency)}</p>
                </div>
                <button type="button" onClick={() => change({ type: 'set', productId: id, quantity: quantity + 1 })}>
                  {quantity === 0 ? 'Add to basket' : `Add one more (${quantity})`}
                  <span className="only-heard"> {name}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <aside className="side">
        <Basket cart={cart} lines={lines} total={total} currency={currency} change={change}>
          {total > 0 && (
            <a className="button primary" href="#/checkout">
              Go to checkout
            </a>
          )}
        </Basket>
        <TestAids configuration={configuration} cart={cart} change={change} />
      </aside>
    </div>
  );
}
