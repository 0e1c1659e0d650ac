import { openChallengeView } from './challenge-view';
import { installCardinal } from './install';

/** Replaces the authentication script. Its functions run in the shop's page, so they are serialized. `__name` is a helper that compilers may call. */
export const SONGBIRD = `(() => {
const __name = (named) => named;
(${String(installCardinal)})(
${String(openChallengeView)});
})();
`;
