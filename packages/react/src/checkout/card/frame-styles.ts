import type { Styles } from '@tender/hosted-fields';

const ROLES = { input: 'text', '::placeholder': 'muted', 'input.invalid': 'danger' } as const;

/**
 * What the inputs in the frames are to look like: as the text around them, in the colours of the stylesheet where it is on the page. A page
 * that changes its colours with the system's says so by `color-scheme: light dark`; its frames then change with it.
 */
export function frameStyles(place: Element, direction: 'ltr' | 'rtl'): Styles {
  const look = getComputedStyle(place);
  const probe = place.appendChild(document.createElement('span'));
  const colours = (scheme: string): Record<string, Record<string, string>> => {
    probe.style.colorScheme = scheme;
    return Object.fromEntries(
      Object.entries(ROLES).map(([selector, role]) => {
        probe.style.color = `var(--tender-${role}, inherit)`;
        return [selector, { color: getComputedStyle(probe).color || look.color }];
      }),
    );
  };
  const changes = /light.*dark|dark.*light/.test(look.colorScheme);
  const { input, ...others } = colours(changes ? 'light' : '');
  const dark = changes && { '@media (prefers-color-scheme: dark)': colours('dark') };
  probe.remove();
  return {
    ...others,
    input: {
      ...input,
      'font-family': look.fontFamily,
      // Phones zoom into inputs that are smaller.
      'font-size': `${Math.max(16, parseFloat(look.fontSize) || 16)}px`,
      // Digits run from left to right everywhere.
      direction: 'ltr',
      'text-align': direction === 'rtl' ? 'right' : 'left',
    },
    ...dark,
  };
}
