import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderGift } from '../../server/contract';
import { GiftPage } from './gift-page';

/** For the shop's server: the page as it is before anything was done on it. */
export const renderGift: RenderGift = (data) =>
  renderToString(
    <StrictMode>
      <GiftPage data={data} />
    </StrictMode>,
  );
