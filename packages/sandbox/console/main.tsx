import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';

const container = document.getElementById('console');
if (!container) throw new Error('The page has no container for the console');
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
