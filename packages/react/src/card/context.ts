import { quietly } from '@tender/client/internal';
import { hostedFields, type HostedFields, type HostedFieldsErrorCode, type HostedFieldsState } from '@tender/hosted-fields';
import { useContext, useEffect, useState } from 'react';
import { useEvents } from '../core/use-events';
import { createMethod } from '../create-method';

export const [HostedFieldsProvider, useHostedFields, hostedFieldsParts] = createMethod<HostedFieldsErrorCode>()(
  'HostedFields',
  hostedFields,
  [
    'tokenize',
    'addClass',
    'removeClass',
    'setAttribute',
    'removeAttribute',
    'setMonthOptions',
    'clear',
    'focus',
    'getChallenges',
    'getSupportedCardTypes',
  ],
);

const STATE_EVENTS = ['focus', 'blur', 'empty', 'notEmpty', 'validityChange', 'cardTypeChange'] as const;

/** What the fields tell of themselves, never what was typed; undefined until they are ready. */
export function useHostedFieldsState(): HostedFieldsState | undefined {
  const instance = useContext(hostedFieldsParts.Context)?.life.instance;
  const [known, setKnown] = useState<{ readonly of: HostedFields; readonly state: HostedFieldsState }>();
  // `getState` returns the same object, changed in place.
  const update = (): void => instance && setKnown({ of: instance, state: copy(instance.getState()) });
  useEvents(instance, Object.fromEntries(STATE_EVENTS.map((event) => [event, update])));
  useEffect(() => void quietly(update), [instance]); // the shop may have torn it down
  return known && known.of === instance ? known.state : undefined;
}

const copy = ({ cards, fields }: HostedFieldsState): HostedFieldsState => ({ cards, fields: { ...fields } });
