import type { Client } from '@tender/client';
import { createEmitter, defineComponent, HELP_PAGE, LIBRARY_VERSION, type Scope } from '@tender/client/internal';
import { cancelVerifyCard } from './actions/cancel-verify-card';
import { initializeChallenge } from './actions/initialize-challenge';
import { prepareLookup } from './actions/prepare-lookup';
import { verifyCard } from './actions/verify-card';
import { FRAMEWORKS, type Framework } from './constants';
import type { Verification } from './context';
import { threeDSecureErrors } from './errors';
import type {
  LookupData,
  PrepareLookupOptions,
  ThreeDSecure,
  ThreeDSecureCreateOptions,
  ThreeDSecureEvents,
  VerifyCardOptions,
} from './types';
import { beginSetUp } from './wire/set-up';

/**
 * 3D Secure 2: the bank of a card is asked who pays, and where it wants to, asks the customer. `verifyCard` returns a nonce that says so.
 * With an authorization instead of a client, `create` resolves at once, and what it would fail with is what the methods fail with.
 */
export const threeDSecure = /* @__PURE__ */ defineComponent({
  name: '3D Secure',
  prefix: 'three-d-secure',
  teardownEvent: 'teardown-completed',
  async create(scope: Scope<ThreeDSecureCreateOptions>): Promise<ThreeDSecure> {
    const { method, sync, options, own, track } = scope;
    const framework = frameworkOf(options.version);
    const client = scope.client().then((ready) => {
      assertEnabled(ready, track);
      track('initialized');
      return ready;
    });
    const verification: Verification = {
      ...createEmitter<ThreeDSecureEvents>(),
      framework,
      options,
      track,
      client,
      metadata: { requestedThreeDSecureVersion: '2', sdkVersion: LIBRARY_VERSION.replace('braintree/', '') },
    };
    const context = Object.assign(verification, { setUp: beginSetUp(scope, verification) });
    own({ dispose: () => void cancelVerifyCard(context) }); // what it throws is nobody's
    if (options.client) await client;
    return {
      verifyCard: method('verifyCard', (call, given: VerifyCardOptions) => verifyCard(call, context, given)),
      prepareLookup: method('prepareLookup', async ({ signal }, given: PrepareLookupOptions) =>
        JSON.stringify(await prepareLookup(signal, context, given)),
      ),
      initializeChallengeWithLookupResponse: method('initializeChallengeWithLookupResponse', (call, response: LookupData | string) =>
        initializeChallenge(call, context, response),
      ),
      cancelVerifyCard: method('cancelVerifyCard', async () => Promise.resolve(cancelVerifyCard(context))),
      on: sync('on', context.on),
      off: sync('off', context.off),
      hasListener: sync('hasListener', context.hasListener),
      teardown: scope.teardown,
    };
  },
});

/** @throws THREEDS_UNSUPPORTED_VERSION, THREEDS_UNRECOGNIZED_VERSION */
function frameworkOf(given: string | number): Framework {
  const version = String(given || '') || '1';
  if (version === '1') throw threeDSecureErrors.THREEDS_UNSUPPORTED_VERSION(undefined, Object.keys(FRAMEWORKS).join(', '));
  if (!Object.hasOwn(FRAMEWORKS, version)) throw threeDSecureErrors.THREEDS_UNRECOGNIZED_VERSION(undefined, version);
  return FRAMEWORKS[version as keyof typeof FRAMEWORKS];
}

/**
 * The last one that fails is told.
 * @throws THREEDS_NOT_ENABLED_FOR_V2, THREEDS_HTTPS_REQUIRED, THREEDS_CAN_NOT_USE_TOKENIZATION_KEY, THREEDS_NOT_ENABLED
 */
function assertEnabled(client: Client, track: Scope<ThreeDSecureCreateOptions>['track']): void {
  const { authorizationType, gatewayConfiguration } = client.getConfiguration();
  const { threeDSecureEnabled, environment, threeDSecure: settings } = gatewayConfiguration;
  if (!settings?.cardinalAuthenticationJWT) {
    track('initialization.failed.missing-cardinalAuthenticationJWT');
    throw threeDSecureErrors.THREEDS_NOT_ENABLED_FOR_V2(undefined, HELP_PAGE);
  }
  if (environment === 'production' && location.protocol !== 'https:') throw threeDSecureErrors.THREEDS_HTTPS_REQUIRED();
  if (authorizationType === 'TOKENIZATION_KEY') throw threeDSecureErrors.THREEDS_CAN_NOT_USE_TOKENIZATION_KEY();
  if (!threeDSecureEnabled) throw threeDSecureErrors.THREEDS_NOT_ENABLED();
}
