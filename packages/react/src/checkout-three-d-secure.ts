'use client';
export { threeDSecure } from './checkout/three-d-secure/three-d-secure';
export type { ThreeDSecureOptions } from './checkout/three-d-secure/three-d-secure-options';
