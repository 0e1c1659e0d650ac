'use client';
export { saved } from './checkout/saved';
