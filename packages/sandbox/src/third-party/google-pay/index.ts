import { checkRequest } from './check-request';
import { installGooglePay } from './install';
import { openPaymentWindow } from './payment-window';

/**
 * The stand-in of Google's script: its functions as text, since they run in the shop's page. A compiler that keeps the names of functions
 * calls `__name` in them.
 */
export const GOOGLE_PAY_SCRIPT = `(() => {
const __name = (named) => named;
(${String(installGooglePay)})(
${String(checkRequest)},
${String(openPaymentWindow)});
})();
`;
