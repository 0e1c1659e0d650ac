import { useStableValue } from '../core/by-value';
import type { CheckoutProps } from './checkout-props';
import { enBasics } from './texts/en-basics';
import type { Extras } from './extras/extras';
import { useLoaded } from './use-loaded';

/** What a checkout has that uses none of them. */
const NONE: Extras = {};

/**
 * Loads what only some shops use: other languages, the computed part of the appearance, the express row, and observers.
 * @returns undefined while it is loading; where it cannot be loaded, the checkout does without
 */
export function useExtras({ locale, appearance, express, onReady, onChange }: CheckoutProps): Extras | undefined {
  const variables = useStableValue(appearance?.variables);
  const isNeeded = Boolean(locale ?? variables ?? express ?? onReady ?? onChange);
  const load = (): Promise<Extras> =>
    import('./extras/extras').then(({ createExtras }) => createExtras(locale, variables, express, enBasics)).catch(() => NONE);
  const extras = useLoaded(load, isNeeded, locale, variables);
  return isNeeded ? extras : NONE;
}
