import type { HostedFieldsCard, HostedFieldKey, HostedFieldsState } from '@tender/hosted-fields';
import { fill } from '../fill';
import type { CheckoutTexts } from '../texts/checkout-texts';

/** A card field for which the checkout has texts. */
export type CardKey = Extract<HostedFieldKey, keyof CheckoutTexts['card']>;

/** Returns the brand of the number, once the digits typed so far allow only one. */
export function findBrand(state: HostedFieldsState | undefined): HostedFieldsCard | undefined {
  return state?.cards.length === 1 && !state.fields.number?.isEmpty ? state.cards[0] : undefined;
}

/**
 * Returns the error below a field. An input that further typing cannot make valid is reported at once; an incomplete one when the customer leaves the
 * field; an empty one only when the customer wants to pay.
 */
export function createFieldMessage(
  key: CardKey,
  state: HostedFieldsState | undefined,
  texts: CheckoutTexts,
  { showsMissing, isVisited }: { readonly showsMissing: boolean; readonly isVisited: boolean },
): string | undefined {
  const field = state?.fields[key];
  if (!field) return undefined;
  const brand = key === 'number' ? findBrand(state) : undefined;
  if (brand?.supported === false) return fill(texts.card.brandRefused, { brand: brand.niceType });
  if (field.isValid) return undefined;
  if (field.isEmpty) return showsMissing ? texts.card[key].empty : undefined;
  return !field.isPotentiallyValid || showsMissing || (isVisited && !field.isFocused) ? texts.card[key].invalid : undefined;
}
