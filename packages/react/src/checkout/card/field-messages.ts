import type { Card, FieldKey, HostedFieldsState } from '@tender/hosted-fields';
import { fill } from '../fill';
import type { CheckoutTexts } from '../texts/checkout-texts';

export type CardKey = Extract<FieldKey, keyof CheckoutTexts['card']>;

/** The one brand that the number typed so far can belong to. */
export function brandOf(state: HostedFieldsState | undefined): Card | undefined {
  return state?.cards.length === 1 && !state.fields.number?.isEmpty ? state.cards[0] : undefined;
}

/**
 * What to say below a field: at once where no further typing can mend it, where it was left with something in it, and where everything is
 * asked for also of what is empty.
 */
export function fieldMessage(
  key: CardKey,
  state: HostedFieldsState | undefined,
  texts: CheckoutTexts,
  { isAsked, isLeft }: { readonly isAsked: boolean; readonly isLeft: boolean },
): string | undefined {
  const field = state?.fields[key];
  if (!field) return undefined;
  const brand = key === 'number' ? brandOf(state) : undefined;
  if (brand?.supported === false) return fill(texts.card.brandRefused, { brand: brand.niceType });
  if (field.isValid) return undefined;
  if (field.isEmpty) return isAsked ? texts.card[key].empty : undefined;
  return !field.isPotentiallyValid || isAsked || (isLeft && !field.isFocused) ? texts.card[key].invalid : undefined;
}
