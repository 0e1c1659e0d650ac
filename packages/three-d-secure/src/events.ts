/** Analytics events of 3D Secure, with the names that they have on the wire. */
export type ThreeDSecureAnalyticsEvent =
  | 'web.three-d-secure.initialized'
  | 'web.three-d-secure.initialization.failed.missing-cardinalAuthenticationJWT'
  | 'web.three-d-secure.cardinal-sdk.init.setup-completed'
  | 'web.three-d-secure.cardinal-sdk.init.setup-failed'
  | 'web.three-d-secure.cardinal-sdk.init.setup-timeout'
  | SongbirdErrorEvent
  | 'web.three-d-secure.verification-flow.started'
  | 'web.three-d-secure.verification-flow.completed'
  | 'web.three-d-secure.verification-flow.failed'
  | 'web.three-d-secure.verification-flow.canceled'
  | 'web.three-d-secure.verification-flow.lookup-failed'
  | 'web.three-d-secure.verification-flow.lookup-failed.404'
  | 'web.three-d-secure.verification-flow.lookup-failed.422'
  /** With the version in the response: `2.2.0`. */
  | `web.three-d-secure.verification-flow.3ds-version.${string}`
  | 'web.three-d-secure.verification-flow.challenge-presented.true'
  | 'web.three-d-secure.verification-flow.challenge-presented.false'
  /** With the gateway's values: mostly `true` or `false`. */
  | `web.three-d-secure.verification-flow.liability-shifted.${string}`
  | `web.three-d-secure.verification-flow.liability-shift-possible.${string}`
  /** With what the authentication script reports: an action in lower case, the code of a cancellation, the number of an error. */
  | `web.three-d-secure.verification-flow.cardinal-sdk.action-code.${string}`
  | `web.three-d-secure.verification-flow.cardinal-sdk.cancel-code.${string}`
  | `web.three-d-secure.verification-flow.cardinal-sdk-error.${string}`
  | 'web.three-d-secure.verification-flow.upgrade-payment-method.started'
  | 'web.three-d-secure.verification-flow.upgrade-payment-method.succeeded'
  | 'web.three-d-secure.verification-flow.upgrade-payment-method.errored'
  /** At teardown, and after each `verifyCard`. */
  | 'web.three-d-secure.teardown-completed';

/** Events for errors of the authentication script outside a verification. The last one has the number of the error. */
export type SongbirdErrorEvent =
  | 'web.three-d-secure.cardinal-sdk.songbird-error.cardinal-sdk-setup-failed.songbird-js-failed-to-load'
  | 'web.three-d-secure.cardinal-sdk.songbird-error.cardinal-sdk-setup-failed.cardinal-global-unavailable'
  | 'web.three-d-secure.cardinal-sdk.songbird-error.cardinal-sdk-setup-failed.cardinal-configuration-threw-error'
  | 'web.three-d-secure.cardinal-sdk.songbird-error.cardinal-sdk-setup-timeout'
  | `web.three-d-secure.cardinal-sdk.songbird-error.cardinal-sdk-setup-error.number-${string}`;
