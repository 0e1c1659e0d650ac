import {
  threeDSecure,
  type ThreeDSecureCreateOptions,
  type ThreeDSecureEvents,
  type VerifyCardOptions,
  type VerifyPayload,
} from '@tender/three-d-secure';

type Namespace = typeof threeDSecure;

export { threeDSecure, threeDSecure as default };
export const create: Namespace['create'] = threeDSecure.create;
export const VERSION: Namespace['VERSION'] = threeDSecure.VERSION;

// The names that `@types/braintree-web` has for these.
export type {
  LookupData as ThreeDSecureVerificationData,
  ThreeDSecure,
  ThreeDSecureCreateOptions,
  VerifyCardOptions as ThreeDSecureVerifyOptions,
  VerifyPayload as ThreeDSecureVerifyPayload,
} from '@tender/three-d-secure';
export type ThreeDSecureAccountDetails = NonNullable<VerifyPayload['details']>;
export type ThreeDSecureBinData = NonNullable<VerifyPayload['binData']>;
export type ThreeDSecureInfo = NonNullable<VerifyPayload['threeDSecureInfo']>;
export type ThreeDSecureAdditionalInformation = NonNullable<VerifyCardOptions['additionalInformation']>;
export type ThreeDSecureBillingAddress = NonNullable<VerifyCardOptions['billingAddress']>;
export type ThreeDSecureShippingAddress = NonNullable<ThreeDSecureAdditionalInformation['shippingAddress']>;
export type ThreeDSecureCardinalSDKConfig = NonNullable<ThreeDSecureCreateOptions['cardinalSDKConfig']>;
export type ThreeDSecureEvent = keyof ThreeDSecureEvents;
