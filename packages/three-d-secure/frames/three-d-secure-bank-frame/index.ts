import { turnLoader } from '../../src/version-1/turn-loader';
import { initializeBankFrame } from './initialize-bank-frame';

turnLoader();
Object.assign(window, { braintree: { threeDSecure: { initializeBankFrame } } });
initializeBankFrame().catch(() => {
  const alert = document.createElement('p');
  alert.setAttribute('role', 'alert');
  alert.textContent = 'This verification cannot be shown. Please close it and try again.';
  document.body.replaceChildren(alert);
});
