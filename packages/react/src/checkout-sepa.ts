'use client';
export { sepa, type SepaMethodOptions } from './checkout/sepa';
