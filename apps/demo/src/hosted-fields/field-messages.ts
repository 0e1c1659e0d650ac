import type { Card, HostedFieldsState } from '@tender/hosted-fields';
import { CARD_FIELDS, DESCRIPTIONS, type CardField } from './card-fields';

export type FieldMessages = Partial<Record<CardField, string>>;

/** The one brand that the number typed so far can belong to. */
export function brandOf(state: HostedFieldsState | undefined): Card | undefined {
  return state?.cards.length === 1 && !state.fields.number?.isEmpty ? state.cards[0] : undefined;
}

/** What the card calls its security code, and how long it is. */
export function codeHint(state: HostedFieldsState | undefined): string {
  const { name, size } = brandOf(state)?.code ?? { name: 'security code', size: 3 };
  const where = size === 4 ? 'Four digits on the front' : 'Three digits on the back';
  return name === 'security code' ? where : `${where} (${name})`;
}

/**
 * What to say below each field: at once where no further typing can mend it, else when it was left with something in it, and where
 * `complete` asks for everything also of what is empty or not finished.
 */
export function fieldMessages(state: HostedFieldsState | undefined, complete: boolean): FieldMessages {
  const messages: FieldMessages = {};
  for (const key of CARD_FIELDS) {
    const field = state?.fields[key];
    if (!field || field.isValid) continue;
    const { empty, invalid } = DESCRIPTIONS[key];
    const brand = key === 'number' ? brandOf(state) : undefined;
    if (brand?.supported === false) messages[key] = `This shop does not take ${brand.niceType}. Use another card.`;
    else if (field.isEmpty) messages[key] = complete ? empty : undefined;
    else if (!field.isPotentiallyValid || complete || !field.isFocused) messages[key] = invalid;
  }
  return messages;
}
