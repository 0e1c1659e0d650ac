import type { Dispatch, ReactNode } from 'react';
import type { ShopConfiguration } from '../../server/contract';
import { priceCart, type Cart, type CartAction } from '../cart';
import { Basket } from './basket';
import { Hero } from './hero';
import { ProductCard } from './product-card';
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
  const { products, testOutcomes, currency, giftUrl } = configuration;
  const { lines, total } = priceCart(cart.lines, [...products, ...testOutcomes]);
  return (
    <>
      <Hero focus={arrived} />
      <div className="columns">
        <div>
          <ul className="products">
            {products.map((product) => {
              const quantity = cart.lines.find(({ productId }) => productId === product.id)?.quantity ?? 0;
              const onAdd = (): void => change({ type: 'set', productId: product.id, quantity: quantity + 1 });
              return <ProductCard key={product.id} product={product} currency={currency} quantity={quantity} onAdd={onAdd} />;
            })}
          </ul>
          {giftUrl && <GiftBanner url={giftUrl} />}
        </div>
        <aside className="side" aria-label="Basket and test aids">
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
    </>
  );
}

function GiftBanner({ url }: { readonly url: string }): ReactNode {
  return (
    <a className="gift-banner" href={url}>
      <ProductPicture productId="gift" />
      <span>
        <strong>Not sure what they would like?</strong>
        <span className="muted">A gift card goes by e-mail, with your own words on it.</span> <span className="go">Choose an amount</span>
      </span>
    </a>
  );
}
