import { VERSION } from '@tender/client';
import { createEmitter, defineComponent, type Component } from '@tender/client/internal';
import { cancelVerifyCard } from './actions/cancel-verify-card';
import { initializeChallenge } from './actions/initialize-challenge';
import { prepareLookup } from './actions/prepare-lookup';
import { verifyCard } from './actions/verify-card';
import { startCardinalSetup } from './cardinal/start-cardinal-setup';
import type { ThreeDSecureScope, ThreeDSecureState } from './context';
import { assertEnabled, readFramework } from './guards';
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
    own({ dispose: () => cancelVerifyCard(context) }); // throws if no card was looked up; the scope ignores that
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
      cancelVerifyCard: method('cancelVerifyCard', () => cancelVerifyCard(context)),
      on: sync('on', context.on),
      off: sync('off', context.off),
      hasListener: sync('hasListener', context.hasListener),
      teardown: scope.teardown,
    };
  },
});
