import { useEffect, useRef, type ReactNode } from 'react';
import type { SavedSession, ShopConfiguration } from '../server/contract';
import { api } from './api';
import type { Cart } from './cart';
import { removeReturn } from './checkout/returns';
import { LoadedPage } from './loaded-page';
import { Notice } from './notice';
import { pages } from './pages';
import { ShopFoot, ShopHead } from './shop/shop-frame';
import { Skeleton } from './shop/skeleton';
import { useCart } from './use-cart';
import { useLoaded } from './use-loaded';
import { parseRoute } from './parse-route';
import { useRoute } from './use-route';

type Head = Partial<Pick<ShopConfiguration, 'environmentLabel' | 'giftUrl'>>;
/** The most likely configuration, so that nothing moves when it is known. */
const UNKNOWN: Head = { giftUrl: '/gift' };

interface AppProps {
  /** The shop's configuration, where the page came with it. */
  readonly configuration: ShopConfiguration | undefined;
  /** What the server has rendered the express checkout with. */
  readonly cart?: Cart;
  readonly session?: SavedSession;
}

export function App({ configuration: known, cart: sentCart, session }: AppProps): ReactNode {
  const configuration = useLoaded(api.configuration, known);
  const [cart, change] = useCart(sentCart);
  const route = useRoute();
  const { page } = route;
  useEffect(() => {
    void pages[page].load().catch(() => undefined); // beside the configuration; the page itself shows a failure
  }, [page]);
  const pieces = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { environmentLabel, giftUrl }: Head = configuration.status === 'ready' ? configuration.value : UNKNOWN;
  if (route.page === 'gallery') {
    return (
      <main>
        <LoadedPage page={pages.gallery} props={{ name: route.state, query: route.query }} />
      </main>
    );
  }
  return (
    <>
      <ShopHead page={page} pieces={pieces} environmentLabel={environmentLabel} giftUrl={giftUrl} base={sentCart && '/'} />
      <main>
        {configuration.status === 'loading' && <Skeleton kind={page === 'shop' ? 'shop' : 'sheet'} label="Opening the shop…" />}
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
        {configuration.status === 'ready' && <Pages configuration={configuration.value} cart={cart} change={change} session={session} />}
      </main>
      <ShopFoot />
    </>
  );
}

interface PagesProps {
  readonly configuration: ShopConfiguration;
  readonly cart: ReturnType<typeof useCart>[0];
  readonly change: ReturnType<typeof useCart>[1];
  readonly session: SavedSession | undefined;
}

function Pages({ configuration, cart, change, session }: PagesProps): ReactNode {
  const route = useRoute();
  const moved = useRef(false);
  useEffect(() => {
    const note = ({ oldURL }: HashChangeEvent): void => {
      const { page } = parseRoute(location);
      if (parseRoute(new URL(oldURL)).page === page) return; // another method of the checkout
      if (page !== 'express') removeReturn(); // the express checkout has marked itself
      moved.current = true;
      scrollTo(0, 0);
    };
    addEventListener('hashchange', note);
    return () => removeEventListener('hashchange', note);
  }, []);
  switch (route.page) {
    case 'shop':
      return <LoadedPage page={pages.shop} props={{ configuration, cart, change, arrived: moved.current }} skeleton="shop" />;
    case 'checkout':
      return <LoadedPage page={pages.checkout} props={{ configuration, cart, change }} />;
    case 'gallery':
      return null; // needs no shop
    case 'express':
      return <LoadedPage page={pages.express} props={{ configuration, cart, change, session }} />;
    case 'orders':
      return <LoadedPage page={pages.orders} props={{ configuration }} />;
    case 'saved':
      return <LoadedPage page={pages.saved} props={{ configuration }} />;
    case 'order':
      return <LoadedPage key={route.id} page={pages.order} props={{ configuration, id: route.id, fresh: route.fresh }} />;
  }
}
