'use client';
export { threeDSecure, type ThreeDSecureOptions } from './checkout/three-d-secure/three-d-secure';
