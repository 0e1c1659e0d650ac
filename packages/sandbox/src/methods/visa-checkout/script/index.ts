import { installVisaCheckout } from './install';

/** Replaces Visa's script. Its function is serialized. `__name` is a helper that compilers may call in it. */
export const VISA_CHECKOUT_SCRIPT = `(() => {
const __name = (named) => named;
(${String(installVisaCheckout)})();
})();
`;
