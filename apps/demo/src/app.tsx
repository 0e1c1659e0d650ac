import { useEffect, useRef, type ReactNode } from 'react';
import type { ShopConfiguration } from '../server/contract';
import { api } from './api';
import { CheckoutPage } from './checkout/checkout-page';
import { Notice } from './notice';
import { OrderPage } from './orders/order-page';
import { OrdersPage } from './orders/orders-page';
import { SavedPage } from './saved/saved-page';
import { ShopPage } from './shop/shop-page';
import { useCart } from './use-cart';
import { useLoaded } from './use-loaded';
import { useRoute } from './use-route';

export function App(): ReactNode {
  const configuration = useLoaded(api.configuration);
  const [cart, change] = useCart();
  const { page } = useRoute();
  const pieces = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <header className="top">
        <a className="shop-name" href="#/">
          Fern & Field
        </a>
        {configuration.status === 'ready' && <span className="tag">{configuration.value.environmentLabel}</span>}
        <nav aria-label="Shop">
          <a href="#/" aria-current={page === 'shop' ? 'page' : undefined}>
            Shop
          </a>
          <a href="#/checkout" aria-current={page === 'checkout' ? 'page' : undefined}>
            Checkout{pieces > 0 && <span className="count"> ({pieces})</span>}
          </a>
          <a href="#/orders" aria-current={page === 'orders' || page === 'order' ? 'page' : undefined}>
            Orders
          </a>
          <a href="#/saved" aria-current={page === 'saved' ? 'page' : undefined}>
            Saved<span className="rest"> methods</span>
          </a>
        </nav>
      </header>
      <main>
        {configuration.status === 'loading' && <p role="status">Opening the shop…</p>}
        {configuration.status === 'failed' && (
          <Notice
            title="The shop’s server cannot be reached."
            focusKey="configuration"
            actions={
              <button type="button" onClick={configuration.reload}>
                Try again
              </button>
            }
          >
            Check your connection and try again. Your basket is kept.
          </Notice>
        )}
        {configuration.status === 'ready' && <Pages configuration={configuration.value} cart={cart} change={change} />}
      </main>
    </>
  );
}

interface PagesProps {
  readonly configuration: ShopConfiguration;
  readonly cart: ReturnType<typeof useCart>[0];
  readonly change: ReturnType<typeof useCart>[1];
}

function Pages({ configuration, cart, change }: PagesProps): ReactNode {
  const route = useRoute();
  const moved = useRef(false);
  useEffect(() => {
    const note = (): void => {
      moved.current = true;
      scrollTo(0, 0);
    };
    addEventListener('hashchange', note);
    return () => removeEventListener('hashchange', note);
  }, []);
  switch (route.page) {
    case 'shop':
      return <ShopPage configuration={configuration} cart={cart} change={change} arrived={moved.current} />;
    case 'checkout':
      return <CheckoutPage configuration={configuration} cart={cart} change={change} />;
    case 'orders':
      return <OrdersPage configuration={configuration} />;
    case 'saved':
      return <SavedPage configuration={configuration} />;
    case 'order':
      return <OrderPage key={route.id} configuration={configuration} id={route.id} fresh={route.fresh} />;
  }
}
