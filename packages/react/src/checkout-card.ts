'use client';
export { card } from './checkout/card/card';
export type { CardOptions } from './checkout/card/card-options';
export type { Verification, Verify } from './checkout/card/verification';
