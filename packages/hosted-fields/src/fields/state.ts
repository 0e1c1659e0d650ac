import { members } from '@tender/client/internal';
import { CONTAINER_CLASS_PREFIX } from '../constants';
import type { FieldEventName, FieldState, Fields, HostedFieldsState } from '../types';
import { cardTypes } from './card-types';
import type { CheckedField } from './field';

export interface State {
  get(): HostedFieldsState;
  /** Takes over what INPUT_EVENT says, and tells the merchant. What it cannot be is dropped. */
  receive(data: unknown): void;
  /** As before anything was typed, and tells the merchant so. */
  reset(): void;
}

export function createState(fields: readonly CheckedField[], emit: (event: FieldEventName, payload: object) => void): State {
  const initial = (): HostedFieldsState => ({
    cards: cardTypes(),
    fields: Object.fromEntries(
      fields.map(({ key, container, options }) => {
        // Lists of months and years without a placeholder show the current one.
        const isFilled = /[MY]/.test(key) && Boolean(options.select) && options.placeholder == null;
        return [key, { isEmpty: !isFilled, isValid: isFilled, isPotentiallyValid: true, isFocused: false, container } satisfies FieldState];
      }),
    ),
  });
  let state = initial();

  function receive(data: unknown): void {
    const { type, merchantPayload } = members(data);
    const payload = members(merchantPayload);
    const emitter = fields.find(({ key }) => key === payload.emittedBy);
    if (!emitter || !Array.isArray(payload.cards)) return;
    const sent = members(payload.fields);
    const next: Fields<FieldState> = {};
    for (const { key, container } of fields) next[key] = { ...state.fields[key], ...members(sent[key]), container } as FieldState;
    toggleClasses(emitter.container, next[emitter.key]);
    state = { cards: payload.cards as HostedFieldsState['cards'], fields: next };
    emit(type as FieldEventName, { ...payload, fields: next });
  }

  return {
    get: () => state,
    receive,
    reset() {
      const { fields: before } = state;
      state = initial();
      fields.forEach(({ container }) => toggleClasses(container));
      for (const { key } of fields) {
        for (const type of ['empty', 'validityChange'] as const) {
          if (before[key]?.isEmpty !== state.fields[key]?.isEmpty) emit(type, { ...state, emittedBy: key });
        }
      }
    },
  };
}

/** Shows a field's state on its container; without one, takes all our classes away. */
export function toggleClasses({ classList }: Element, field?: FieldState): void {
  const toggle = (name: string, on: unknown): unknown => classList.toggle(CONTAINER_CLASS_PREFIX + name, Boolean(on));
  toggle('focused', field?.isFocused);
  toggle('valid', field?.isValid);
  toggle('invalid', field && !field.isPotentiallyValid);
}
