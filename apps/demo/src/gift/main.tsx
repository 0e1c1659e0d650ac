import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { GiftPageData } from '../../server/contract';
import { GiftPage } from './gift-page';
import '@tender/react/styles.css';
import '../styles/tokens.css';
import '../styles/tender-theme.css';
import '../styles/art.css';
import '../styles/base.css';
import '../styles/frame.css';
import '../styles/fields.css';
import '../styles/shop.css';
import '../styles/checkout.css';
import '../styles/gift.css';

const root = document.getElementById('root');
if (root?.dataset.page) {
  const data = JSON.parse(root.dataset.page) as GiftPageData; // from the server that sent the page
  hydrateRoot(
    root,
    <StrictMode>
      <GiftPage data={data} />
    </StrictMode>,
  );
}
