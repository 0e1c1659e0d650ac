import type { HostedFieldKey } from '../../../src/constants';
import type { HostedFieldsCard, HostedFieldEventName, HostedFieldStatus, Fields } from '../../../src/types';
import type { FrameConfiguration, FrameEvents } from '../../../src/wire';
import type { Verification } from '../validation/verification';
import { findBrands, normalizeBrand, readBrands, type Brand } from './brands';
import { createCardData, type CardData } from './card-data';
import { createInitialFields, type FieldModel } from './create-initial-fields';
import { createDisclosure } from './disclosure';
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
  /** @param isByPage whether the page, and not the customer or the browser, changes the value; default: false */
  setValue(key: HostedFieldKey, value: string, isByPage?: boolean): void;
  /** Passes values that the browser filled in to their fields. */
  fill(filled: Fields<string>): void;
  setFocused(key: HostedFieldKey, isFocused: boolean): void;
  /** Reports that the customer pressed Enter in a field, or holds the key. */
  submit(key: HostedFieldKey, isRepeat: boolean): void;
  /** Whether a window may show a field. No second window may, because its text would replace that of the first. */
  claim(key: HostedFieldKey, by: Window): boolean;
  /**
   * Sets the supported brands, by their normalized names; undefined for those of the start. Numbers of other brands become invalid.
   * @param isChange whether the merchant has changed them, which the page learns at once. Else it learns it with the next change of the possible brands
   */
  support(brands: ReadonlySet<string> | undefined, isChange?: boolean): void;
  /** Adds a listener. Returns a function that removes it. */
  listen(listener: Listener): () => void;
}

export function createCardForm(configuration: FrameConfiguration, report: ReportEvent, pageOrigin?: string): CardForm {
  const fields = createInitialFields(configuration);
  const keys = Object.keys(fields) as HostedFieldKey[];
  const listeners = new Set<Listener>();
  const disclosure = createDisclosure(configuration.binVerificationLength === 8 ? 8 : 6);
  const windows: Fields<Window> = {};
  let supported: ReadonlySet<string> | undefined = readInitialBrands(configuration);
  const createCards = (number: string): HostedFieldsCard[] => readCards(number, readBrands(configuration.fields.number), supported);
  let cards = createCards('');
  /** The brands that the page knows. */
  let reportedCards = cards;
  let hasStarted = false;

  /** The state of a field that the page may know. */
  function readStatus(key: HostedFieldKey): HostedFieldStatus {
    const { isEmpty, isValid, isPotentiallyValid, isFocused } = fields[key] as FieldModel;
    const isHidden = key === 'number' && disclosure.isHidden;
    return { isEmpty, isValid: isValid && !isHidden, isPotentiallyValid: isPotentiallyValid || isHidden, isFocused };
  }

  function reportInputEvent(type: HostedFieldEventName, emittedBy: HostedFieldKey, more?: { isRepeat: true }): void {
    const status: Fields<HostedFieldStatus> = {};
    for (const key of keys) status[key] = readStatus(key);
    report('INPUT_EVENT', { merchantPayload: { cards: reportedCards, emittedBy, fields: status, ...more }, type });
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
  function revalidate(key: HostedFieldKey, isByPage = false): void {
    const results = Object.entries(validate(key, { fields, cards, configuration, supported })) as [HostedFieldKey, Verification][];
    const before = results.map(([validated]) => ({ model: { ...fields[validated] }, status: readStatus(validated) }));
    results.forEach(([validated, result]) => Object.assign(fields[validated] as FieldModel, result));
    const { number } = fields;
    if (key === 'number' && number) disclosure.update(readDigits(number.value), number.isValid, isByPage);
    results.forEach(([validated, result], index) => {
      const { model, status } = before[index] as (typeof before)[number];
      if (hasOtherValidity(model, result)) notify(validated);
      if (hasOtherValidity(status, readStatus(validated))) reportInputEvent('validityChange', validated);
    });
  }

  function updateBrands(number: string, isChange = false): void {
    const possible = createCards(number);
    const hasChanged = isChange || hasOtherBrands(possible, cards);
    if (hasChanged) cards = possible;
    const reportable = disclosure.isHidden ? createCards('') : cards;
    const isReported = isChange || hasOtherBrands(reportable, reportedCards);
    if (isReported) reportedCards = reportable;
    if (hasChanged && fields.cvv) revalidate('cvv');
    if (isReported) reportInputEvent('cardTypeChange', 'number');
    if (hasChanged) notify('cards');
    const bin = disclosure.takeBin();
    if (bin) report('BIN_AVAILABLE', bin);
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
    setValue(key, value, isByPage) {
      const field = fields[key];
      if (!field || field.value === value) return;
      field.value = value;
      if (field.isEmpty !== !value) {
        field.isEmpty = !value;
        reportInputEvent(value ? 'notEmpty' : 'empty', key);
      }
      revalidate(key, isByPage);
      if (key === 'number') updateBrands(value);
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
    submit: (key, isRepeat) => reportInputEvent('inputSubmitRequest', key, isRepeat ? { isRepeat } : undefined),
    claim(key, by) {
      const other = windows[key];
      const isFree = !other || other === by || other.closed;
      if (isFree) windows[key] = by;
      return isFree;
    },
    support(brands, isChange) {
      supported = brands ?? readInitialBrands(configuration);
      const { number } = fields;
      if (!number) return;
      revalidate('number');
      if (isChange) updateBrands(number.value, true);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return form;
}

function hasOtherValidity(before: Partial<Verification>, after: Verification): boolean {
  return before.isValid !== after.isValid || before.isPotentiallyValid !== after.isPotentiallyValid;
}

function hasOtherBrands(before: readonly HostedFieldsCard[], after: readonly HostedFieldsCard[]): boolean {
  return before.map(({ type }) => type).join() !== after.map(({ type }) => type).join();
}

/** Creates the brands of a number in the format that merchants see. */
function readCards(number: string, brands: readonly Brand[], supported: ReadonlySet<string> | undefined): HostedFieldsCard[] {
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
