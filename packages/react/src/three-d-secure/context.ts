import { threeDSecure, type ThreeDSecureErrorCode } from '@tender/three-d-secure';
import { createMethod } from '../create-method';

export const [ThreeDSecureProvider, useThreeDSecure] = createMethod<ThreeDSecureErrorCode>()('ThreeDSecure', threeDSecure, [
  'verifyCard',
  'prepareLookup',
  'initializeChallengeWithLookupResponse',
  'cancelVerifyCard',
]);
