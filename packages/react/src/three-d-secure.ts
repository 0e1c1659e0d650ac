'use client';
export { verificationOutcome, type ThreeDSecureVerificationOutcome } from '@tender/three-d-secure';
export {
  ThreeDSecureProvider,
  useThreeDSecure,
  type ThreeDSecureActions,
  type ThreeDSecureFailure,
  type ThreeDSecureProviderProps,
  type UseThreeDSecureResult,
} from './three-d-secure/context';
export { ThreeDSecureDialog, type ThreeDSecureDialogProps } from './three-d-secure/three-d-secure-dialog';
