'use client';
export { venmo, type VenmoMethodOptions } from './checkout/venmo';
