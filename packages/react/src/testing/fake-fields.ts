import { hostedFields, type FieldKey, type FieldState, type HostedFields, type HostedFieldsState } from '@tender/hosted-fields';
import { fakeMethod, type FakeMethod } from './fake-method';

/** Card fields without frames: the fields that an instance was made with are there at once, empty. */
export interface FakeFields extends FakeMethod<HostedFields> {
  /** The fields of the last instance, by name, with their options. */
  readonly fields: Readonly<Partial<Record<FieldKey, { readonly container: Element }>>>;
  readonly state: HostedFieldsState;
  /** A field becomes what is given, and an event tells it. */
  become(field: FieldKey, event: string, changed?: Partial<FieldState>, cards?: HostedFieldsState['cards']): void;
}

const EMPTY = { isEmpty: true, isValid: false, isPotentiallyValid: true, isFocused: false } as const;

export function fakeFields(): FakeFields {
  let fields: FakeFields['fields'] = {};
  const state: HostedFieldsState = { cards: [], fields: {} };
  const fake = fakeMethod(hostedFields, {
    getState: () => state,
    setMessage: () => undefined,
    setAttribute: () => Promise.resolve(),
    removeAttribute: () => Promise.resolve(),
  });
  fake.onCreate((options) => {
    fields = options.fields as FakeFields['fields'];
    state.fields = Object.fromEntries(Object.entries(fields).map(([name, { container }]) => [name, { ...EMPTY, container }]));
  });
  return Object.defineProperties(fake as FakeFields, {
    fields: { get: () => fields },
    state: { get: () => state },
    become: {
      value(field: FieldKey, event: string, changed?: Partial<FieldState>, cards: HostedFieldsState['cards'] = []) {
        state.cards = cards;
        Object.assign(state.fields[field] as FieldState, changed); // the same object, changed in place, as the real one
        fake.emit(event, { ...state, emittedBy: field });
      },
    },
  });
}
