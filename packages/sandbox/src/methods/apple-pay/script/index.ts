import { installApplePay } from './install';

/** Replaces the browser's Apple Pay. Its function runs in the shop's page, so it is serialized. `__name` is a helper that compilers may call in it. */
export const APPLE_PAY_SCRIPT = `(() => {
const __name = (named) => named;
(${String(installApplePay)})();
})();
`;
