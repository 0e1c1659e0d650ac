import { defineSandboxMethod } from '../../core/sandbox-method';
import { clientConfiguration } from './client-configuration';
import { FASTLANE_PATH, createFastlaneRoutes } from './routes';

export const fastlane = defineSandboxMethod({
  configure: () => ({ fastlane: { enabled: true, tokensOnDemand: { enabled: true, tokenExchange: { enabled: true } } } }),
  graphql: [clientConfiguration],
  routes: () => [
    ['/third-party/connect-boba', createFastlaneRoutes()],
    [FASTLANE_PATH, createFastlaneRoutes()],
  ],
  openPaths: [`${FASTLANE_PATH}/*`],
});
