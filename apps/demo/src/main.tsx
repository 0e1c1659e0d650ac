import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { SavedSession, ShopConfiguration } from '../server/contract';
import { App } from './app';
import { parseCart } from './cart';
import { showReturnedMethod } from './checkout/returns';
import { pages } from './pages';
import { parseRoute } from './parse-route';

showReturnedMethod();
void pages[parseRoute(location).page].load().catch(() => undefined); // the page itself shows a failure
const root = document.getElementById('root');
if (root) void show(root);

/** Shows the page, or takes over what the server has rendered of it. */
async function show(element: HTMLElement): Promise<void> {
  const { configuration, cart, session } = element.dataset;
  const app = (
    <StrictMode>
      <App
        configuration={configuration === undefined ? undefined : (JSON.parse(configuration) as ShopConfiguration)}
        {...(cart && { cart: parseCart(cart) })}
        {...(session && { session: JSON.parse(session) as SavedSession })}
      />
    </StrictMode>
  );
  const isRendered = Boolean(cart) && (await pages.express.load().then(Boolean, () => false));
  if (isRendered) hydrateRoot(element, app);
  else createRoot(element).render(app);
}
