import { asRecord } from '@tender/client/internal';
import { CONTAINER_CLASS_PREFIX } from '../constants';
import type { HostedFieldEventName, HostedFieldState, Fields, HostedFieldsState } from '../types';
import { createCardTypes } from './create-card-types';
import type { CheckedField } from './field';
import { findField } from './find-field';

/** What the page knows of the fields. */
export interface State {
  get(): HostedFieldsState;
  /** Stores the state that a frame sends with INPUT_EVENT, and emits its event to the merchant. Data that names no field or has no cards is ignored. */
  receive(data: unknown): void;
  /** Returns to the initial state. Emits `empty` and `validityChange` for each field that was filled, as if the customer had cleared it. */
  reset(): void;
}

export function createState(fields: readonly CheckedField[], emit: (event: HostedFieldEventName, payload: object) => void): State {
  const initial = (): HostedFieldsState => ({
    cards: createCardTypes(),
    fields: Object.fromEntries(
      fields.map(({ key, container, options }) => {
        // A select element for the expiration month or year starts with the current one, unless it has a placeholder.
        const isFilled = /[MY]/.test(key) && Boolean(options.select) && options.placeholder == null;
        return [
          key,
          { isEmpty: !isFilled, isValid: isFilled, isPotentiallyValid: true, isFocused: false, container } satisfies HostedFieldState,
        ];
      }),
    ),
  });
  let state = initial();

  function receive(data: unknown): void {
    const { type, merchantPayload } = asRecord(data);
    const payload = asRecord(merchantPayload);
    const emitter = findField(fields, payload.emittedBy);
    if (!emitter || !Array.isArray(payload.cards)) return;
    const sent = asRecord(payload.fields);
    const next: Fields<HostedFieldState> = {};
    for (const { key, container } of fields) next[key] = { ...state.fields[key], ...asRecord(sent[key]), container } as HostedFieldState;
    toggleClasses(emitter.container, next[emitter.key]);
    state = { cards: payload.cards as HostedFieldsState['cards'], fields: next };
    emit(type as HostedFieldEventName, { ...payload, fields: next });
  }

  return {
    get: () => state,
    receive,
    reset() {
      const { fields: before } = state;
      state = initial();
      for (const { key, container } of fields) {
        toggleClasses(container);
        for (const type of ['empty', 'validityChange'] as const) {
          if (before[key]?.isEmpty !== state.fields[key]?.isEmpty) emit(type, { ...state, emittedBy: key });
        }
      }
    },
  };
}

/** Shows the state of a field as classes of its container. Without a state, removes them all. */
export function toggleClasses({ classList }: Element, field?: HostedFieldState): void {
  const toggle = (name: string, on: unknown): unknown => classList.toggle(CONTAINER_CLASS_PREFIX + name, Boolean(on));
  toggle('focused', field?.isFocused);
  toggle('valid', field?.isValid);
  toggle('invalid', field && !field.isPotentiallyValid);
}
