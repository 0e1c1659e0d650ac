// Renders pages for the shop's server.
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderPages } from '../server/contract';
import { App } from './app';
import { GiftPage } from './gift/gift-page';
import { pages } from './pages';

await pages.express.load();

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
