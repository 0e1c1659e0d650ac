import { turnLoader } from '../../src/version-1/turn-loader';
import { initializeAuthenticationCompleteFrame } from './initialize-authentication-complete-frame';

turnLoader();
Object.assign(window, { braintree: { threeDSecure: { initializeAuthenticationCompleteFrame } } });
initializeAuthenticationCompleteFrame(location.href);
