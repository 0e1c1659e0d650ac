import { defineSandboxMethod } from '../../core/sandbox-method';
import { signJwt } from '../../payments/three-d-secure/jwt';
import { threeDSecureRoutes } from './endpoints';
import { threeDSecurePage } from './page';
import { createThreeDSecureRoutes } from './service-routes';
import { SONGBIRD } from './songbird/index';

export const threeDSecure = defineSandboxMethod({
  configure: (context) => ({
    threeDSecureEnabled: true,
    threeDSecure: { cardinalAuthenticationJWT: signJwt(context, 'setup') },
  }),
  endpoints: threeDSecureRoutes,
  page: threeDSecurePage,
  scripts: [{ name: 'songbird.js', source: SONGBIRD, partnerPath: '/edge/v1/songbird.js' }],
  routes: (context) => [['/three-d-secure', createThreeDSecureRoutes(context)]],
});
