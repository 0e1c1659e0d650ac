import {
  threeDSecure,
  type ThreeDSecureCreateOptions,
  type ThreeDSecureEvents,
  type ThreeDSecureVerifyCardOptions,
  type ThreeDSecureVerifyPayload,
} from '@tender/three-d-secure';

type Namespace = typeof threeDSecure;

export { threeDSecure, threeDSecure as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = threeDSecure.create;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = threeDSecure.VERSION;

// The names of these types in `@types/braintree-web`.
export type {
  ThreeDSecureLookupData as ThreeDSecureVerificationData,
  ThreeDSecure,
  ThreeDSecureCreateOptions,
  ThreeDSecureVerifyCardOptions as ThreeDSecureVerifyOptions,
  ThreeDSecureVerifyPayload,
} from '@tender/three-d-secure';
/** What is known of the card. */
export type ThreeDSecureAccountDetails = NonNullable<ThreeDSecureVerifyPayload['details']>;
/** What the first digits say about the card. */
export type ThreeDSecureBinData = NonNullable<ThreeDSecureVerifyPayload['binData']>;
/** Result of the verification. */
export type ThreeDSecureInfo = NonNullable<ThreeDSecureVerifyPayload['threeDSecureInfo']>;
/** The `additionalInformation` option of `verifyCard`. */
export type ThreeDSecureAdditionalInformation = NonNullable<ThreeDSecureVerifyCardOptions['additionalInformation']>;
/** The `billingAddress` option of `verifyCard`. */
export type ThreeDSecureBillingAddress = NonNullable<ThreeDSecureVerifyCardOptions['billingAddress']>;
/** The `shippingAddress` in `additionalInformation`. */
export type ThreeDSecureShippingAddress = NonNullable<ThreeDSecureAdditionalInformation['shippingAddress']>;
/** The `cardinalSDKConfig` option of `create`. */
export type ThreeDSecureCardinalSDKConfig = NonNullable<ThreeDSecureCreateOptions['cardinalSDKConfig']>;
/** Name of an event of an instance. */
export type ThreeDSecureEvent = keyof ThreeDSecureEvents;
