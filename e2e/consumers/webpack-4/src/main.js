import { ThreeDSecureProvider } from '@tender/react/three-d-secure';
import { openCheckout } from './pay';

if (typeof ThreeDSecureProvider !== 'function') throw new Error('React is missing.');
openCheckout(document.querySelector('form'));
