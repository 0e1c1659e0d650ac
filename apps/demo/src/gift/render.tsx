import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderGift } from '../../server/contract';
import { GiftPage } from './gift-page';

/** Renders the page for the shop's server. */
export const renderGift: RenderGift = (data) =>
  renderToString(
    <StrictMode>
      <GiftPage data={data} />
    </StrictMode>,
  );
