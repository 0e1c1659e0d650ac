import { challengeView } from './challenge-view';
import { installCardinal } from './install';

/**
 * The stand-in of the authentication script: its functions as text, since they run in the shop's page. A compiler that keeps the names of
 * functions calls `__name` in them.
 */
export const SONGBIRD = `(() => {
const __name = (named) => named;
(${String(installCardinal)})(
${String(challengeView)});
})();
`;
