import { installPaymentRequest } from './install';

/** Replaces the browser's payment sheet. Its function runs in a frame, so it is serialized. `__name` is a helper that compilers may call in it. */
export const PAYMENT_REQUEST_SCRIPT = `(() => {
const __name = (named) => named;
(${String(installPaymentRequest)})();
})();
`;
