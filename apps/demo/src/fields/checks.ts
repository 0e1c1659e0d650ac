import type { Check } from './use-fields';

export const requireText =
  (message: string): Check =>
  (value) =>
    value === '' ? message : undefined;

export const requirePattern =
  (pattern: RegExp, message: string): Check =>
  (value) =>
    pattern.test(value) ? undefined : message;

/** Accepts an e-mail address with a top-level domain. @param message for an empty field */
export const requireEmail =
  (message: string): Check =>
  (value) =>
    value === '' ? message : requirePattern(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'This e-mail address is not complete.')(value);
