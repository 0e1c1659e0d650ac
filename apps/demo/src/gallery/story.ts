import type { CheckoutAppearance, CheckoutProps } from '@tender/react/checkout';
import { ar, de, en } from '@tender/react/checkout/texts';
import type { CSSProperties, ReactNode } from 'react';

/** How a story looks: what its address asks for. Each name is that of a prop of the checkout. */
export interface Look extends Pick<CheckoutProps, 'labels' | 'locale'> {
  readonly theme: CheckoutAppearance['theme'];
  readonly accent: string | undefined;
}

/** A part of `@tender/react` in one state, from fakes. */
export interface Story {
  /** Creates the fakes, and renders the part with them. Called once. */
  readonly render: (look: Look) => ReactNode;
  /** Selector of what is pressed, as soon as it can be, for a state that only a customer reaches. */
  readonly press?: string;
  /** Selector of what the state shows when it is reached. */
  readonly shows: string;
}

/** Stories by their names in the address. */
export type Stories = Readonly<Record<string, Story>>;

/** Reads `theme`, `accent`, `labels` and `locale`. */
export function readLook(query: string): Look {
  const { theme, accent, labels, locale } = Object.fromEntries(new URLSearchParams(query));
  return {
    theme: theme as Look['theme'],
    accent,
    ...(labels && { labels: labels as 'floating' }),
    ...(locale && { locale }),
  };
}

/** Creates the props of a checkout with this look. */
export function createCheckoutProps({ theme, accent, ...props }: Look): Partial<CheckoutProps> {
  const appearance: CheckoutAppearance = { ...(theme && { theme }), ...(accent && { variables: { accent } }) };
  return { ...props, ...((theme || accent) && { appearance }) };
}

/** Creates the attributes of an element around parts outside of a checkout: only the checkout has themes of its own. */
export function createPartAttributes({ theme, accent, locale }: Look): {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly style: CSSProperties;
} {
  const { locale: lang, direction } = selectTexts(locale);
  const colors = {
    ...((theme === 'light' || theme === 'dark') && { colorScheme: theme }),
    ...(accent && { '--tender-accent': accent, '--tender-accent-text': 'initial' }), // the style sheet chooses black or white
  };
  return { lang, dir: direction, style: colors };
}

/** Texts of the checkout in one of three languages, for labels of parts outside of it. */
export const selectTexts = (locale: string | undefined): typeof en => ({ ar, de })[locale as 'ar' | 'de'] ?? en;
