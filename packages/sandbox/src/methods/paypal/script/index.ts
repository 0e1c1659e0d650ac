import { openApproval } from './approval-window';
import { createPayPalButtons } from './buttons';
import { installPayPal } from './install';

/** Replaces PayPal's script. Its functions run in the shop's page, so they are serialized. `__name` is a helper that compilers may call in them. */
export const PAYPAL_SDK = `(() => {
const __name = (named) => named;
(${String(installPayPal)})(
${String(openApproval)},
${String(createPayPalButtons)});
})();
`;
