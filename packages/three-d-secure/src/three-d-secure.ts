import { VERSION, type Client } from '@tender/client';
import { createEmitter, defineComponent, HELP_PAGE, type Component } from '@tender/client/internal';
import { cancelVerifyCard } from './actions/cancel-verify-card';
import { initializeChallenge } from './actions/initialize-challenge';
import { prepareLookup } from './actions/prepare-lookup';
import { verifyCard } from './actions/verify-card';
import { startCardinalSetup } from './cardinal/start-cardinal-setup';
import { FRAMEWORKS, type Framework } from './constants';
import type { ThreeDSecureScope, ThreeDSecureState } from './context';
import { threeDSecureErrors } from './errors';
import type {
  ThreeDSecure,
  ThreeDSecureCreateOptions,
  ThreeDSecureEvents,
  ThreeDSecureLookupData,
  ThreeDSecurePrepareLookupOptions,
  ThreeDSecureVerifyCardOptions,
} from './types';

/**
 * 3D Secure 2: the bank of a card verifies the cardholder, with a challenge if it wants one. `verifyCard` resolves with a nonce that carries the
 * result. `create` rejects with THREEDS_UNSUPPORTED_VERSION or THREEDS_UNRECOGNIZED_VERSION for a wrong `version`, and with THREEDS_NOT_ENABLED,
 * THREEDS_NOT_ENABLED_FOR_V2, THREEDS_CAN_NOT_USE_TOKENIZATION_KEY or THREEDS_HTTPS_REQUIRED when the account or the page does not allow 3D Secure.
 * With an authorization instead of a client it resolves at once, and the methods reject with these four instead.
 */
export const threeDSecure: Component<ThreeDSecureCreateOptions, ThreeDSecure> = /* @__PURE__ */ defineComponent({
  name: '3D Secure',
  prefix: 'three-d-secure',
  options: () => import('./options'),
  teardownEvent: 'teardown-completed',
  async create(scope: ThreeDSecureScope): Promise<ThreeDSecure> {
    const { method, sync, options, own, track } = scope;
    const framework = readFramework(options.version);
    const client = scope.client().then((loadedClient) => {
      assertEnabled(loadedClient, track);
      track('initialized');
      return loadedClient;
    });
    const state: ThreeDSecureState = {
      ...createEmitter<ThreeDSecureEvents>(),
      framework,
      options,
      track,
      client,
      metadata: { requestedThreeDSecureVersion: '2', sdkVersion: `web/${VERSION}` },
    };
    const context = Object.assign(state, { setUp: startCardinalSetup(scope, state) });
    own({ dispose: () => void cancelVerifyCard(context) }); // throws if no card was looked up; the scope ignores that
    if (options.client) await client;
    return {
      verifyCard: method('verifyCard', (call, verifyOptions: ThreeDSecureVerifyCardOptions) => verifyCard(call, context, verifyOptions)),
      prepareLookup: method('prepareLookup', async ({ signal }, lookupOptions: ThreeDSecurePrepareLookupOptions) =>
        JSON.stringify(await prepareLookup(signal, context, lookupOptions)),
      ),
      initializeChallengeWithLookupResponse: method(
        'initializeChallengeWithLookupResponse',
        (call, response: ThreeDSecureLookupData | string) => initializeChallenge(call, context, response),
      ),
      cancelVerifyCard: method('cancelVerifyCard', () => Promise.resolve(cancelVerifyCard(context))),
      on: sync('on', context.on),
      off: sync('off', context.off),
      hasListener: sync('hasListener', context.hasListener),
      teardown: scope.teardown,
    };
  },
});

/** @throws THREEDS_UNSUPPORTED_VERSION, THREEDS_UNRECOGNIZED_VERSION */
function readFramework(option: string | number): Framework {
  const version = String(option || '') || '1';
  if (version === '1') throw threeDSecureErrors.THREEDS_UNSUPPORTED_VERSION({ versions: Object.keys(FRAMEWORKS).join(', ') });
  if (!Object.hasOwn(FRAMEWORKS, version)) throw threeDSecureErrors.THREEDS_UNRECOGNIZED_VERSION({ version });
  return FRAMEWORKS[version as keyof typeof FRAMEWORKS];
}

/**
 * Checks that account, authorization and page allow 3D Secure. The order is the reverse of the protocol's: there every check runs, and the last
 * one that fails decides.
 * @throws THREEDS_NOT_ENABLED_FOR_V2, THREEDS_HTTPS_REQUIRED, THREEDS_CAN_NOT_USE_TOKENIZATION_KEY, THREEDS_NOT_ENABLED
 */
function assertEnabled(client: Client, track: ThreeDSecureScope['track']): void {
  const { authorizationType, gatewayConfiguration } = client.getConfiguration();
  const { threeDSecureEnabled, environment, threeDSecure: settings } = gatewayConfiguration;
  if (!settings?.cardinalAuthenticationJWT) {
    track('initialization.failed.missing-cardinalAuthenticationJWT');
    throw threeDSecureErrors.THREEDS_NOT_ENABLED_FOR_V2({ help: HELP_PAGE });
  }
  const isSecure = [location.protocol, self.origin].some((address) => address.startsWith('https:')); // `srcdoc` has only the origin of its parent
  if (environment === 'production' && !isSecure) throw threeDSecureErrors.THREEDS_HTTPS_REQUIRED();
  if (authorizationType === 'TOKENIZATION_KEY') throw threeDSecureErrors.THREEDS_CAN_NOT_USE_TOKENIZATION_KEY();
  if (!threeDSecureEnabled) throw threeDSecureErrors.THREEDS_NOT_ENABLED();
}
