import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ShopConfiguration } from '../server/contract';
import { App } from './app';
import { showReturnedMethod } from './checkout/returns';
import { pages } from './pages';
import { parseRoute } from './parse-route';

showReturnedMethod();
void pages[parseRoute(location).page].load().catch(() => undefined); // the page itself shows a failure
const root = document.getElementById('root');
if (root) {
  const { configuration } = root.dataset;
  createRoot(root).render(
    <StrictMode>
      <App configuration={configuration === undefined ? undefined : (JSON.parse(configuration) as ShopConfiguration)} />
    </StrictMode>,
  );
}
