import type { FieldKey } from '../../../src/constants';
import type { Card, FieldEventName, FieldStatus, Fields } from '../../../src/types';
import type { FrameConfiguration, FrameEvents } from '../../../src/wire';
import type { Verification } from '../validation/verification';
import { brandsOf, normalizeBrand } from './brands';
import { cardDataOf, type CardData } from './card-data';
import { initialFields, type FieldModel } from './initial-fields';
import { validate } from './validate';

/** Hears what the page is told, in order. */
export type Report = <E extends 'INPUT_EVENT' | 'BIN_AVAILABLE' | 'CARD_FORM_ENTRY_HAS_BEGUN'>(event: E, data: FrameEvents[E]) => void;

/** Something changed: a field's validity, the brands that the number may belong to, or, with a text, what the browser filled in. */
export type Listener = (changed: FieldKey | 'cards', filled?: string) => void;

/** The one model of an instance's fields. It lives in the orchestrator's window and is used from the windows of all. */
export interface CardForm {
  readonly configuration: FrameConfiguration;
  /** Of the merchant's page, the only origin that is told anything. */
  readonly pageOrigin: string | undefined;
  readonly keys: readonly FieldKey[];
  readonly cards: readonly Card[];
  field(key: FieldKey): Readonly<FieldModel> | undefined;
  /** For siblings that ask by path: `number.value`, `possibleCardTypes`. */
  get(path: string): unknown;
  /** @param keys by default all that are configured */
  getCardData(keys?: readonly FieldKey[]): CardData;
  setValue(key: FieldKey, value: string): void;
  /** Hands what the browser filled in to the fields it belongs to. */
  fill(filled: Fields<string>): void;
  setFocused(key: FieldKey, isFocused: boolean): void;
  /** The customer asked for the form to be submitted. */
  submit(key: FieldKey): void;
  /** From now on other brands are refused. Names are normalised. */
  support(brands: ReadonlySet<string>): void;
  /** Returns the undo. */
  listen(listener: Listener): () => void;
}

export function createCardForm(configuration: FrameConfiguration, report: Report, pageOrigin?: string): CardForm {
  const fields = initialFields(configuration);
  const keys = Object.keys(fields) as FieldKey[];
  const listeners = new Set<Listener>();
  let supported: ReadonlySet<string> | undefined = initiallySupported(configuration);
  let cards = cardsOf('', supported);
  let hasBegun = false;

  function tell(type: FieldEventName, emittedBy: FieldKey): void {
    const status: Fields<FieldStatus> = {};
    for (const key of keys) status[key] = statusOf(fields[key] as FieldModel);
    report('INPUT_EVENT', { merchantPayload: { cards, emittedBy, fields: status }, type });
  }

  function notify(changed: FieldKey | 'cards', filled?: string): void {
    listeners.forEach((listener) => {
      try {
        listener(changed, filled);
      } catch {
        // The window of a field that was taken off the page must not keep the others from hearing.
      }
    });
  }

  /** Sets all that changed before anything is told, so that nobody sees half of it. */
  function judge(key: FieldKey): void {
    const verdicts = Object.entries(validate(key, { fields, cards, configuration, supported })) as [FieldKey, Verification][];
    const changed = verdicts.filter(([judged, verdict]) => {
      const { isValid, isPotentiallyValid } = fields[judged] as FieldModel;
      return verdict.isValid !== isValid || verdict.isPotentiallyValid !== isPotentiallyValid;
    });
    changed.forEach(([judged, verdict]) => Object.assign(fields[judged] as FieldModel, verdict));
    for (const [judged] of changed) {
      notify(judged);
      tell('validityChange', judged);
    }
  }

  function numberChanged(before: string, number: string): void {
    const possible = cardsOf(number, supported);
    if (possible.map(({ type }) => type).join() !== cards.map(({ type }) => type).join()) {
      cards = possible;
      if (fields.cvv) judge('cvv');
      tell('cardTypeChange', 'number');
      notify('cards');
    }
    const bin = digitsOf(number).slice(0, 6);
    if (bin.length === 6 && digitsOf(before).slice(0, 6) !== bin) report('BIN_AVAILABLE', bin);
  }

  const form: CardForm = {
    configuration,
    pageOrigin,
    keys,
    get cards() {
      return cards;
    },
    field: (key) => fields[key],
    get: (path) =>
      path.split('.').reduce<unknown>((value, member) => (value as Record<string, unknown> | undefined)?.[member], {
        ...fields,
        possibleCardTypes: cards,
      }),
    getCardData: (wanted = keys) => cardDataOf(wanted, fields, configuration),
    setValue(key, value) {
      const field = fields[key];
      if (!field || field.value === value) return;
      const before = field.value;
      field.value = value;
      if (field.isEmpty !== !value) {
        field.isEmpty = !value;
        tell(value ? 'notEmpty' : 'empty', key);
      }
      judge(key);
      if (key === 'number') numberChanged(before, value);
    },
    fill(filled) {
      for (const key of keys) if (filled[key]) notify(key, filled[key]);
    },
    setFocused(key, isFocused) {
      const field = fields[key];
      if (!field || field.isFocused === isFocused) return;
      if (!hasBegun) report('CARD_FORM_ENTRY_HAS_BEGUN', undefined);
      hasBegun = true;
      for (const other of keys) {
        const left = fields[other] as FieldModel;
        if (other === key || !left.isFocused) continue;
        left.isFocused = false;
        tell('blur', other);
      }
      field.isFocused = isFocused;
      tell(isFocused ? 'focus' : 'blur', key);
    },
    submit: (key) => tell('inputSubmitRequest', key),
    support(brands) {
      supported = brands;
      if (fields.number) judge('number');
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return form;
}

function statusOf({ isEmpty, isValid, isPotentiallyValid, isFocused }: FieldModel): FieldStatus {
  return { isEmpty, isValid, isPotentiallyValid, isFocused };
}

/** The brands of a number, as merchants see them. */
function cardsOf(number: string, supported: ReadonlySet<string> | undefined): Card[] {
  return brandsOf(digitsOf(number)).map(({ niceType, type, code }) => ({
    niceType,
    type,
    code,
    supported: !supported || supported.has(normalizeBrand(type)),
  }));
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}

function initiallySupported({ supportedCardTypes }: FrameConfiguration): Set<string> | undefined {
  if (!supportedCardTypes) return undefined;
  return new Set(Object.keys(supportedCardTypes).flatMap((name) => (supportedCardTypes[name] ? [normalizeBrand(name)] : [])));
}
