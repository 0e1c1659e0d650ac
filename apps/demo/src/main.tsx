import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { showReturnedMethod } from './checkout/returns';

showReturnedMethod();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
