import { installPlaid } from './install';

/** Replaces the bank login's script. Its function is serialized. `__name` is a helper that compilers may call in it. */
export const PLAID_SCRIPT = `(() => {
const __name = (named) => named;
(${String(installPlaid)})();
})();
`;
