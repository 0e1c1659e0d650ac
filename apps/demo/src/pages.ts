import type { FunctionComponent } from 'react';
import type { Route } from './parse-route';

/** A page whose script is a file of its own, which is loaded when the customer goes there. */
export interface Page<Props> {
  /** Loads the page. After a failure, the next call tries again. */
  load(): Promise<FunctionComponent<Props>>;
  /** The page, once it has been loaded. */
  component?: FunctionComponent<Props>;
}

function definePage<Props>(load: () => Promise<FunctionComponent<Props>>): Page<Props> {
  const page: Page<Props> = { load: async () => (page.component = await load()) };
  return page;
}

export const pages = {
  shop: definePage(() => import('./shop/shop-page').then(({ ShopPage }) => ShopPage)),
  checkout: definePage(() => import('./checkout/checkout-page').then(({ CheckoutPage }) => CheckoutPage)),
  express: definePage(() => import('./checkout/express-page').then(({ ExpressPage }) => ExpressPage)),
  orders: definePage(() => import('./orders/orders-page').then(({ OrdersPage }) => OrdersPage)),
  order: definePage(() => import('./orders/order-page').then(({ OrderPage }) => OrderPage)),
  saved: definePage(() => import('./saved/saved-page').then(({ SavedPage }) => SavedPage)),
  gallery: definePage(() => import('./gallery/gallery-page').then(({ GalleryPage }) => GalleryPage)),
} satisfies Record<Route['page'], unknown>;
