import type { Styles } from '@tender/hosted-fields';

const ROLES = { '': 'text', '::placeholder': 'muted', '.invalid': 'danger' } as const;

/** The class of inputs whose page has changed from light to dark, or back, since their frames were made. */
export const CHANGED = 'tender-scheme-changed';

/** Whether the page says, by `color-scheme: light dark`, that it changes its colours with the system's. */
export const changesWithSystem = (place: Element): boolean => /light.*dark|dark.*light/.test(getComputedStyle(place).colorScheme);

/**
 * What the inputs in the frames are to look like: as the text around them, in the colours of the stylesheet where it is on the page, and in
 * those of its other scheme for inputs that are `CHANGED`. Frames do not find out by themselves: what `prefers-color-scheme` is there depends on
 * the browser.
 */
export function frameStyles(place: Element, direction: 'ltr' | 'rtl', isDark: boolean): Styles {
  const look = getComputedStyle(place);
  const probe = place.appendChild(document.createElement('span'));
  const colours = (input: string, scheme = ''): [selector: string, rules: Record<string, string>][] => {
    probe.style.colorScheme = scheme;
    return Object.entries(ROLES).map(([part, role]) => {
      probe.style.color = `var(--tender-${role}, inherit)`;
      return [input + part, { color: getComputedStyle(probe).color || look.color }];
    });
  };
  const others = changesWithSystem(place) ? colours(`input.${CHANGED}`, isDark ? 'light' : 'dark') : [];
  const styles = Object.fromEntries([...colours('input'), ...others]);
  probe.remove();
  return {
    ...styles,
    input: {
      ...styles['input'],
      'font-family': look.fontFamily,
      // Phones zoom into inputs that are smaller.
      'font-size': `${Math.max(16, parseFloat(look.fontSize) || 16)}px`,
      // Digits run from left to right everywhere.
      direction: 'ltr',
      'text-align': direction === 'rtl' ? 'right' : 'left',
    },
  };
}
