import type { CSSProperties } from 'react';

/** Custom properties of the style sheets, without `--tender-`. */
const NAMES =
  'accent accent-text accent-mark text muted surface sunken border line danger failure calm success success-ground backdrop radius font space height'.split(
    ' ',
  );

/**
 * Returns the custom properties and the color scheme of an element, for a dialog elsewhere on the page. The checkout has those of its `appearance`, or
 * of a style sheet of the shop.
 */
export function readAppearance(element: Element): CSSProperties {
  const computed = getComputedStyle(element);
  const properties = NAMES.map((name) => [`--tender-${name}`, computed.getPropertyValue(`--tender-${name}`).trim()] as const);
  return { colorScheme: computed.colorScheme, ...Object.fromEntries(properties.filter(([, value]) => value)) };
}
