import { openApproval } from './approval-window';
import { payPalButtons } from './buttons';
import { installPayPal } from './install';

/**
 * The stand-in of PayPal's script: its functions as text, since they run in the shop's page. A compiler that keeps the names of functions
 * calls `__name` in them.
 */
export const PAYPAL_SDK = `(() => {
const __name = (named) => named;
(${String(installPayPal)})(
${String(openApproval)},
${String(payPalButtons)});
})();
`;
