import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { showReturnedMethod } from './checkout/returns';
import '@tender/react/styles.css';
import '@tender/react/checkout.css';
import './styles/tokens.css';
import './styles/tender-theme.css';
import './styles/art.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/fields.css';
import './styles/shop.css';
import './styles/checkout.css';
import './styles/orders.css';
import './styles/saved.css';
import './styles/print.css';

showReturnedMethod();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
