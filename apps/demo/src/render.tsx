// Renders pages for the shop's server.
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderPages } from '../server/contract';
import { App } from './app';
import { ExpressPage } from './checkout/express-page';
import { GiftPage } from './gift/gift-page';
import { pages } from './pages';

pages.express.component = ExpressPage;

export const render: RenderPages = {
  gift: (data) =>
    renderToString(
      <StrictMode>
        <GiftPage data={data} />
      </StrictMode>,
    ),
  express: (data) =>
    renderToString(
      <StrictMode>
        <App {...data} />
      </StrictMode>,
    ),
};
