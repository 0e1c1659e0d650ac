import { defineSandboxMethod } from '../../core/sandbox-method';
import { FASTLANE_PATH, createFastlaneRoutes } from './routes';

export const fastlane = defineSandboxMethod({
  configure: () => ({ fastlane: { enabled: true, tokensOnDemand: { enabled: true, tokenExchange: { enabled: true } } } }),
  routes: () => [
    ['/third-party/connect-boba', createFastlaneRoutes()],
    [FASTLANE_PATH, createFastlaneRoutes()],
  ],
  openPaths: [`${FASTLANE_PATH}/*`],
});
