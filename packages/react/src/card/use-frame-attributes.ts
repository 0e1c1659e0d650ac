import { attempt } from '@tender/client/internal';
import type { HostedFieldKey, HostedFields, HostedFieldAttribute } from '@tender/hosted-fields';
import { useContext, useEffect, useRef } from 'react';
import { hostedFieldsParts } from './context';

interface FrameAttributes {
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  /** Screen readers announce it with the input. */
  readonly message: string;
}

/** Applies the props of a field to the input in its frame. A new frame has none of them. */
export function useFrameAttributes(name: HostedFieldKey, { isInvalid, isDisabled, message }: FrameAttributes): void {
  const instance = useContext(hostedFieldsParts.Context)?.state.instance;
  useFrameValue(instance, message, (fields) => fields.setMessage({ field: name, message }));
  useFrameValue(instance, isInvalid, (fields) => toggleAttribute(fields, name, 'aria-invalid', isInvalid));
  useFrameValue(instance, isDisabled, (fields) => toggleAttribute(fields, name, 'disabled', isDisabled));
}

function toggleAttribute(fields: HostedFields, field: HostedFieldKey, attribute: HostedFieldAttribute, isSet: boolean): void {
  const change = isSet ? fields.setAttribute({ field, attribute, value: true }) : fields.removeAttribute({ field, attribute });
  change.catch(() => undefined); // fails if the field has just been removed
}

/** Applies a value when it changes. An empty value is applied only after another one, because new frames have none. */
function useFrameValue(instance: HostedFields | undefined, value: string | boolean, apply: (instance: HostedFields) => void): void {
  const applied = useRef<HostedFields | undefined>(undefined);
  useEffect(() => {
    if (!instance || (!value && applied.current !== instance)) return;
    applied.current = instance;
    attempt(() => apply(instance)); // the instance throws if the shop has already torn it down
  }, [instance, value]);
}
