import type { ReactNode } from 'react';
import { EmptyBasketPicture } from '../shop/art/empty-pictures';

/** Where there is nothing to pay for. */
export function EmptyCheckout(): ReactNode {
  return (
    <div className="panel empty">
      <EmptyBasketPicture />
      <h2>Your basket is empty.</h2>
      <p className="muted">What you choose in the shop is paid for here.</p>
      <a className="button" href="/#/">
        Look around the shop
      </a>
    </div>
  );
}
