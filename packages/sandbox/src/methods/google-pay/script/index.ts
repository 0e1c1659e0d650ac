import { checkRequest } from './check-request';
import { installGooglePay } from './install';
import { openPaymentWindow } from './payment-window';

/** Replaces Google's script. Its functions run in the shop's page, so they are serialized. `__name` is a helper that compilers may call in them. */
export const GOOGLE_PAY_SCRIPT = `(() => {
const __name = (named) => named;
(${String(installGooglePay)})(
${String(checkRequest)},
${String(openPaymentWindow)});
})();
`;
