import { installPaymentRequest } from './install';

/** The stand-in of the browser's payment sheet, as text, since it runs in a frame. A compiler that keeps names calls `__name`. */
export const PAYMENT_REQUEST_SCRIPT = `(() => {
const __name = (named) => named;
(${String(installPaymentRequest)})();
})();
`;
