import type { ReactNode } from 'react';
import type { Route } from '../parse-route';

interface ShopHeadProps {
  /** The page that is shown. */
  readonly page: Route['page'] | 'gift';
  /** Number of pieces in the basket. */
  readonly pieces: number;
  /** Text of the band at the top, such as `Local sandbox, no real money`. Undefined until it is known. */
  readonly environmentLabel: string | undefined;
  /** URL of the gift card page, if the shop's server has one. */
  readonly giftUrl: string | undefined;
  /** The part of links before `#/`: the shop's address, on other pages than its own. Default: empty. */
  readonly base?: string | undefined;
}

/** The band, the shop's name, and the navigation. */
export function ShopHead({ page, pieces, environmentLabel, giftUrl, base = '' }: ShopHeadProps): ReactNode {
  const current = (...names: (typeof page)[]): 'page' | undefined => (names.includes(page) ? 'page' : undefined);
  return (
    <header>
      <p className="band">{environmentLabel}</p>
      <div className="top">
        <div className="top-inner">
          <a className="shop-name" href={`${base}#/`}>
            <ShopMark />
            Fern & Field
          </a>
          <nav aria-label="Shop">
            <a href={`${base}#/`} aria-current={current('shop')}>
              Shop
            </a>
            {giftUrl && (
              <a href={giftUrl} aria-current={current('gift')}>
                Gift cards
              </a>
            )}
            <a href={`${base}#/orders`} aria-current={current('orders', 'order')}>
              Orders
            </a>
            <a href={`${base}#/saved`} aria-current={current('saved')}>
              <span>
                Saved<span className="rest"> methods</span>
              </span>
            </a>
            <a className={pieces > 0 ? 'to-checkout filled' : 'to-checkout'} href={`${base}#/checkout`} aria-current={current('checkout')}>
              <svg className="bag" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4.5 8h15l-1.2 12.5H5.7zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
              </svg>
              <span>Checkout{pieces > 0 && <span className="count"> ({pieces})</span>}</span>
            </a>
          </nav>
        </div>
      </div>
    </header>
  );
}

/** The shop's logo: a leaf on green. */
export function ShopMark(): ReactNode {
  return (
    <svg className="shop-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#236245" />
      <path d="M9 24C9 14 14 8 24 8c0 10-5 16-15 16Z" fill="#7fcfa4" />
      <path d="m8 25 9.5-10.5M13 19.5h5M15.5 16.5v-4" fill="none" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}

export function ShopFoot(): ReactNode {
  return (
    <footer className="foot">
      <div className="foot-inner">
        <p>
          <strong className="foot-name">Fern & Field</strong>
          Tools and company for those who sit and think. Drawn here, made nowhere: this is a shop for trying out payments.
        </p>
        <p>
          <strong>Delivery</strong>
          Free, in two to four days. Thirty days to send it back.
        </p>
        <p>
          <strong>Paying</strong>
          What you type goes straight to the payment service. This shop never sees it.
        </p>
      </div>
    </footer>
  );
}
