import {
  hostedFields,
  type HostedFieldKey,
  type HostedFieldState,
  type HostedFields,
  type HostedFieldsEvent,
  type HostedFieldsState,
} from '@tender/hosted-fields';
import { fakeMethod, type FakeMethod } from './fake-method';

/** Card fields without frames. The fields that an instance was created with exist at once and are empty. */
export interface FakeFields extends FakeMethod<HostedFields> {
  /** The fields of the last instance, by name, with their options. */
  readonly fields: Readonly<Partial<Record<HostedFieldKey, { readonly container: Element }>>>;
  readonly state: HostedFieldsState;
  /** Changes the state of a field and emits an event. */
  become(
    field: HostedFieldKey,
    event: string,
    changed?: Partial<HostedFieldState>,
    cards?: HostedFieldsState['cards'],
    more?: Partial<HostedFieldsEvent>,
  ): void;
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
    update: () => Promise.resolve(true),
    setMonthOptions: () => Promise.resolve(),
  });
  fake.onCreate((options) => {
    fields = options.fields as FakeFields['fields'];
    state.fields = Object.fromEntries(Object.entries(fields).map(([name, { container }]) => [name, { ...EMPTY, container }]));
  });
  return Object.defineProperties(fake as FakeFields, {
    fields: { get: () => fields },
    state: { get: () => state },
    become: {
      value(
        field: HostedFieldKey,
        event: string,
        changed?: Partial<HostedFieldState>,
        cards: HostedFieldsState['cards'] = [],
        more?: Partial<HostedFieldsEvent>,
      ) {
        state.cards = cards;
        Object.assign(state.fields[field] as HostedFieldState, changed); // changes the same object, as the real instance does
        fake.emit(event, { ...state, emittedBy: field, ...more });
      },
    },
  });
}
