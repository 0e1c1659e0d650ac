'use client';
export { verificationOutcome, type VerificationOutcome } from '@tender/three-d-secure';
export { ThreeDSecureProvider, useThreeDSecure } from './three-d-secure/context';
export { ThreeDSecureDialog, type ThreeDSecureDialogProps } from './three-d-secure/three-d-secure-dialog';
