import type { HostedFieldKey } from '../../../src/constants';
import type { HostedFieldsCard, HostedFieldEventName, HostedFieldStatus, Fields } from '../../../src/types';
import type { FrameConfiguration, FrameEvents } from '../../../src/wire';
import type { Verification } from '../validation/verification';
import { findBrands, normalizeBrand, readBrands, type Brand } from './brands';
import { createCardData, type CardData } from './card-data';
import { createInitialFields, type FieldModel } from './create-initial-fields';
import { validate } from './validate';

/** Receives the events for the page, in order. */
export type ReportEvent = <E extends 'INPUT_EVENT' | 'BIN_AVAILABLE' | 'CARD_FORM_ENTRY_HAS_BEGUN'>(event: E, data: FrameEvents[E]) => void;

/** Called when the validity of a field changed, when the possible brands changed (`cards`), and with the text that the browser filled into a field. */
export type Listener = (changed: HostedFieldKey | 'cards', filled?: string) => void;

/** The model of all fields of an instance. It is created in the orchestrator's window and used from the windows of all fields. */
export interface CardForm {
  readonly configuration: FrameConfiguration;
  /** Origin of the merchant's page. Frames send messages to no other origin. */
  readonly pageOrigin: string | undefined;
  readonly keys: readonly HostedFieldKey[];
  readonly cards: readonly HostedFieldsCard[];
  field(key: HostedFieldKey): Readonly<FieldModel> | undefined;
  /** Reads a value by its path, such as `number.value` or `possibleCardTypes`. For the UnionPay frame. */
  get(path: string): unknown;
  /** @param keys default: all configured fields */
  getCardData(keys?: readonly HostedFieldKey[]): CardData;
  setValue(key: HostedFieldKey, value: string): void;
  /** Passes values that the browser filled in to their fields. */
  fill(filled: Fields<string>): void;
  setFocused(key: HostedFieldKey, isFocused: boolean): void;
  /** Reports that the customer pressed Enter in a field. */
  submit(key: HostedFieldKey): void;
  /** Sets the supported brands, by their normalized names. Numbers of other brands become invalid. */
  support(brands: ReadonlySet<string>): void;
  /** Adds a listener. Returns a function that removes it. */
  listen(listener: Listener): () => void;
}

export function createCardForm(configuration: FrameConfiguration, report: ReportEvent, pageOrigin?: string): CardForm {
  const fields = createInitialFields(configuration);
  const keys = Object.keys(fields) as HostedFieldKey[];
  const listeners = new Set<Listener>();
  /** Number of digits that BIN_AVAILABLE has. The page never receives more. */
  const binLength = configuration.binVerificationLength === 8 ? 8 : 6;
  let supported: ReadonlySet<string> | undefined = readInitialBrands(configuration);
  const brands = readBrands(configuration.fields.number);
  let cards = createCards('', brands, supported);
  let hasStarted = false;

  function reportInputEvent(type: HostedFieldEventName, emittedBy: HostedFieldKey): void {
    const status: Fields<HostedFieldStatus> = {};
    for (const key of keys) status[key] = toStatus(fields[key] as FieldModel);
    report('INPUT_EVENT', { merchantPayload: { cards, emittedBy, fields: status }, type });
  }

  function notify(changed: HostedFieldKey | 'cards', filled?: string): void {
    listeners.forEach((listener) => {
      try {
        listener(changed, filled);
      } catch {
        // The window of a field that was removed from the page must not stop the other listeners.
      }
    });
  }

  /** Stores all changes before it reports any, so that no listener sees a half-updated state. */
  function revalidate(key: HostedFieldKey): void {
    const results = Object.entries(validate(key, { fields, cards, configuration, supported })) as [HostedFieldKey, Verification][];
    const changed = results.filter(([validated, result]) => {
      const { isValid, isPotentiallyValid } = fields[validated] as FieldModel;
      return result.isValid !== isValid || result.isPotentiallyValid !== isPotentiallyValid;
    });
    changed.forEach(([validated, result]) => Object.assign(fields[validated] as FieldModel, result));
    for (const [validated] of changed) {
      notify(validated);
      reportInputEvent('validityChange', validated);
    }
  }

  function updateBrands(before: string, number: string): void {
    const possible = createCards(number, brands, supported);
    if (possible.map(({ type }) => type).join() !== cards.map(({ type }) => type).join()) {
      cards = possible;
      if (fields.cvv) revalidate('cvv');
      reportInputEvent('cardTypeChange', 'number');
      notify('cards');
    }
    const bin = readDigits(number).slice(0, binLength);
    if (bin.length === binLength && readDigits(before).slice(0, binLength) !== bin) report('BIN_AVAILABLE', bin);
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
    getCardData: (selectedKeys = keys) => createCardData(selectedKeys, fields, configuration),
    setValue(key, value) {
      const field = fields[key];
      if (!field || field.value === value) return;
      const before = field.value;
      field.value = value;
      if (field.isEmpty !== !value) {
        field.isEmpty = !value;
        reportInputEvent(value ? 'notEmpty' : 'empty', key);
      }
      revalidate(key);
      if (key === 'number') updateBrands(before, value);
    },
    fill(filled) {
      for (const key of keys) if (filled[key]) notify(key, filled[key]);
    },
    setFocused(key, isFocused) {
      const field = fields[key];
      if (!field || field.isFocused === isFocused) return;
      if (!hasStarted) report('CARD_FORM_ENTRY_HAS_BEGUN', undefined);
      hasStarted = true;
      for (const other of keys) {
        const otherField = fields[other] as FieldModel;
        if (other === key || !otherField.isFocused) continue;
        otherField.isFocused = false;
        reportInputEvent('blur', other);
      }
      field.isFocused = isFocused;
      reportInputEvent(isFocused ? 'focus' : 'blur', key);
    },
    submit: (key) => reportInputEvent('inputSubmitRequest', key),
    support(brands) {
      supported = brands;
      if (fields.number) revalidate('number');
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return form;
}

function toStatus({ isEmpty, isValid, isPotentiallyValid, isFocused }: FieldModel): HostedFieldStatus {
  return { isEmpty, isValid, isPotentiallyValid, isFocused };
}

/** Creates the brands of a number in the format that merchants see. */
function createCards(number: string, brands: readonly Brand[], supported: ReadonlySet<string> | undefined): HostedFieldsCard[] {
  return findBrands(readDigits(number), brands).map(({ niceType, type, code }) => ({
    niceType,
    type,
    code,
    supported: !supported || supported.has(normalizeBrand(type)),
  }));
}

function readDigits(number: string): string {
  return number.replace(/\D/g, '');
}

function readInitialBrands({ supportedCardTypes }: FrameConfiguration): Set<string> | undefined {
  if (!supportedCardTypes) return undefined;
  return new Set(Object.keys(supportedCardTypes).flatMap((name) => (supportedCardTypes[name] ? [normalizeBrand(name)] : [])));
}
