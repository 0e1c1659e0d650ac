import type { CSSProperties } from 'react';
import type { CheckoutVariables } from '../appearance';
import { chooseText } from './contrast';

/** Returns the custom properties of the variables. The text on the accent is black or white, unless the shop names a color. */
export function createStyle(variables: CheckoutVariables): CSSProperties {
  const { accent } = variables;
  const all = { ...(accent && { accentText: chooseText(accent) }), ...variables };
  const properties = Object.entries(all).map(([name, value]) => [
    `--tender-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ]);
  return Object.fromEntries(properties.filter(([, value]) => value)) as CSSProperties;
}
