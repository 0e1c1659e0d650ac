import { hostedFields, type HostedFields, type HostedFieldsCreateOptions, type HostedFieldsState } from '@tender/hosted-fields';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useComponent, type Authorize, type ComponentHandle } from '../use-component';

export interface UseHostedFieldsOptions extends Pick<HostedFieldsCreateOptions, 'fields' | 'styles'> {
  readonly authorize: Authorize;
  /** Return was pressed in a field. */
  onSubmit(): void;
}

export type HostedFieldsHandle = ComponentHandle<HostedFields> & {
  /** What the fields tell of themselves; never what was typed. */
  readonly state?: HostedFieldsState;
};

/**
 * Card fields for the lifetime of a component. The containers named in `fields` must be on the page while it is; `fields` and `styles` must
 * be stable between renders.
 */
export function useHostedFields({ authorize, fields, styles, onSubmit }: UseHostedFieldsOptions): HostedFieldsHandle {
  const create = useCallback(
    (options: { authorization: string; signal: AbortSignal }) => hostedFields.create({ ...options, fields, styles }),
    [fields, styles],
  );
  const handle = useComponent(authorize, create);
  const { instance } = handle;
  const [state, setState] = useState<HostedFieldsState>();
  const submit = useRef(onSubmit);
  useEffect(() => {
    submit.current = onSubmit;
  });
  useEffect(() => {
    setState(undefined);
    if (!instance) return;
    const update = (): void => setState(copy(instance.getState()));
    for (const event of STATE_EVENTS) instance.on(event, update);
    instance.on('inputSubmitRequest', () => submit.current());
    update();
    return undefined; // its teardown drops the handlers
  }, [instance]);
  return { ...handle, state };
}

const STATE_EVENTS = ['focus', 'blur', 'empty', 'notEmpty', 'validityChange', 'cardTypeChange'] as const;

/** `getState` returns the same object changed in place, which React would not see as a change. */
const copy = ({ cards, fields }: HostedFieldsState): HostedFieldsState => ({ cards, fields: { ...fields } });
