'use client';
export { EarlyFields, type EarlyFieldsProps } from './card/early-fields';
