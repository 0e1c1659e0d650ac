import type { HostedFieldsStyles } from '@tender/hosted-fields';

const ROLES = { '': 'text', '::placeholder': 'muted', '.invalid': 'danger' } as const;

/** Class of inputs whose page has changed from light to dark, or back, since their frames were created. */
export const CHANGED = 'tender-changed';

/** Returns whether the page follows the system's color scheme, which it declares with `color-scheme: light dark`. */
export const changesWithSystem = (element: Element): boolean => /light.*dark|dark.*light/.test(getComputedStyle(element).colorScheme);

/**
 * Creates the styles of the inputs in the frames: the font of the text around them, and the colors of `@tender/react/checkout.css` if the page has it.
 * Inputs that are `CHANGED` receive the colors of the other scheme. The frames cannot use `prefers-color-scheme` themselves, because its value in a
 * frame differs between browsers.
 */
export function createFrameStyles(element: Element, direction: 'ltr' | 'rtl', isDark: boolean, isFloating: boolean): HostedFieldsStyles {
  const computed = getComputedStyle(element);
  const probe = element.appendChild(document.createElement('span'));
  const readColors = (input: string, scheme = ''): [selector: string, rules: Record<string, string>][] => {
    probe.style.colorScheme = scheme;
    return Object.entries(ROLES).map(([part, role]) => {
      probe.style.color = `var(--tender-${role}, inherit)`;
      return [input + part, { color: getComputedStyle(probe).color || computed.color }];
    });
  };
  const otherScheme = changesWithSystem(element) ? readColors(`input.${CHANGED}`, isDark ? 'light' : 'dark') : [];
  const styles = Object.fromEntries([...readColors('input'), ...otherScheme]);
  probe.remove();
  // In an empty field the label is where the placeholder would be.
  const placeholder = isFloating && { 'input:not(:focus)::placeholder': { color: 'transparent' } };
  return {
    ...styles,
    ...placeholder,
    input: {
      ...styles['input'],
      'font-family': computed.fontFamily,
      // Phones zoom into inputs with a smaller font.
      'font-size': `${Math.max(16, parseFloat(computed.fontSize) || 16)}px`,
      // Digits are written from left to right in every language.
      direction: 'ltr',
      'text-align': direction === 'rtl' ? 'right' : 'left',
    },
  };
}
