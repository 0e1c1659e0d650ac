import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { showArrival } from './checkout/arrival';
import './styles/base.css';
import './styles/shop.css';
import './styles/checkout.css';
import './styles/orders.css';
import './styles/saved.css';

showArrival();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
