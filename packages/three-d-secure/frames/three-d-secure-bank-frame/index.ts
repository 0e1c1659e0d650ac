import { animateLoader } from '../../src/version-1/animate-loader';
import { initializeBankFrame } from './initialize-bank-frame';

animateLoader();
Object.assign(window, { braintree: { threeDSecure: { initializeBankFrame } } });
initializeBankFrame().catch(() => {
  const alert = document.createElement('p');
  alert.setAttribute('role', 'alert');
  alert.textContent = 'This verification cannot be shown. Please close it and try again.';
  document.body.replaceChildren(alert);
});
