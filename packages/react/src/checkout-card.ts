'use client';
export { card, type CardOptions } from './checkout/card/card';
export type { Verification, Verify } from './checkout/card/verification';
