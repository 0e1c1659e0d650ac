// Loaded on demand, because only some shops use it. Imports nothing that a checkout has already: bundlers would take that out of the page's file, and
// compress the two apart.
import type { CSSProperties } from 'react';
import type { CheckoutVariables } from '../appearance';
import type { CheckoutMethod } from '../checkout-method';
import type { CheckoutTexts } from '../texts/checkout-texts';
import { createStyle } from './create-style';
import { loadTexts } from './load-texts';
import { Top } from './top';

/** What a checkout has that uses `locale`, `appearance`, `express`, `onReady` or `onChange`. */
export interface Extras {
  /** Texts of the `locale`. */
  readonly texts?: CheckoutTexts | undefined;
  /** Custom properties of the `appearance`. */
  readonly style?: CSSProperties | undefined;
  readonly Top?: typeof Top;
}

/** @param english texts that the page has already */
export async function createExtras(
  locale: string | undefined,
  variables: CheckoutVariables | undefined,
  express: readonly CheckoutMethod[] | undefined,
  english: CheckoutTexts,
): Promise<Extras> {
  for (const each of express ?? []) each.load?.();
  const texts = locale === undefined ? undefined : await loadTexts(locale, english).catch(() => undefined);
  return { texts, style: variables && createStyle(variables), Top };
}
