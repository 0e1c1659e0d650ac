import type { HostedFieldsCard, HostedFieldsState } from '@tender/hosted-fields';
import { CARD_FIELDS, TEXTS, type CardField, type FieldMessages } from './card-fields';

/** Finds the card brand of the number typed so far; undefined while there are several candidates. */
export function findBrand(state: HostedFieldsState | undefined): HostedFieldsCard | undefined {
  return state?.cards.length === 1 && !state.fields.number?.isEmpty ? state.cards[0] : undefined;
}

/**
 * Finds the errors of the fields. Input that further typing cannot make valid is reported at once, and other invalid input when the customer leaves the
 * field.
 * @param showsAll reports empty fields too
 */
export function findFieldMessages(state: HostedFieldsState | undefined, showsAll: boolean): FieldMessages {
  const messages: Partial<Record<CardField, string>> = {};
  for (const name of CARD_FIELDS) {
    const field = state?.fields[name];
    if (!field || field.isValid) continue;
    const { empty, invalid } = TEXTS[name];
    const brand = name === 'number' ? findBrand(state) : undefined;
    if (brand?.supported === false) messages[name] = `This shop does not take ${brand.niceType}. Use another card.`;
    else if (field.isEmpty && showsAll) messages[name] = empty;
    else if (!field.isEmpty && (!field.isPotentiallyValid || showsAll || !field.isFocused)) messages[name] = invalid;
  }
  return messages;
}
