import { animateLoader } from '../../src/version-1/animate-loader';
import { initializeAuthenticationCompleteFrame } from './initialize-authentication-complete-frame';

animateLoader();
Object.assign(window, { braintree: { threeDSecure: { initializeAuthenticationCompleteFrame } } });
initializeAuthenticationCompleteFrame(location.href);
