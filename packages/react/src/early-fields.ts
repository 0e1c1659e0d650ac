'use client';
export { EarlyFields, type EarlyFieldsProps } from './card/early-fields';
export { openEarlyFields } from './card/open-early-fields';
