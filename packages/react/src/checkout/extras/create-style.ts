import type { CSSProperties } from 'react';
import type { CheckoutVariables } from '../appearance';
import { chooseMark, chooseText } from './contrast';

/** Surfaces of the style sheet: light and dark. */
const SURFACES = 'light-dark(#fff, #16191e)';

/**
 * Returns the custom properties of the variables. Unless the shop names a color, the text on the accent is black or white. Where the accent itself cannot
 * be told from the surface, marks and the focus have the color of text.
 */
export function createStyle(variables: CheckoutVariables): CSSProperties {
  const { accent, surface = SURFACES } = variables;
  const all = { ...(accent && { accentText: chooseText(accent), accentMark: chooseMark(accent, surface) }), ...variables };
  const properties = Object.entries(all).map(([name, value]) => [
    `--tender-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ]);
  return Object.fromEntries(properties.filter(([, value]) => value)) as CSSProperties;
}
