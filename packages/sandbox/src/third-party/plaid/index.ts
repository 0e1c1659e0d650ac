import { installPlaid } from './install';

/** The stand-in of the bank login's script: its function as text. A compiler that keeps the names of functions calls `__name` in it. */
export const PLAID_SCRIPT = `(() => {
const __name = (named) => named;
(${String(installPlaid)})();
})();
`;
