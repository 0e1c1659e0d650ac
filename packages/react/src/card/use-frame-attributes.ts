import { attempt } from '@tender/client/internal';
import type { HostedFieldKey, HostedFields, HostedFieldAttribute } from '@tender/hosted-fields';
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { hostedFieldsParts } from './context';

interface FrameAttributes {
  readonly name: HostedFieldKey;
  readonly isInvalid?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly message?: ReactNode;
}

/** Applies the props of a field to the input in its frame. A new frame has none of them. Screen readers announce a message with the input. */
export function useFrameAttributes({ name, isInvalid, disabled, message }: FrameAttributes): void {
  const instance = useContext(hostedFieldsParts.Context)?.state.instance;
  const text = typeof message === 'string' ? message : '';
  useFrameValue(instance, text, (fields) => fields.setMessage({ field: name, message: text }));
  useFrameValue(instance, isInvalid, (fields) => toggleAttribute(fields, name, 'aria-invalid', isInvalid));
  useFrameValue(instance, disabled, (fields) => toggleAttribute(fields, name, 'disabled', disabled));
}

function toggleAttribute(fields: HostedFields, field: HostedFieldKey, attribute: HostedFieldAttribute, isSet: boolean | undefined): void {
  const change = isSet ? fields.setAttribute({ field, attribute, value: true }) : fields.removeAttribute({ field, attribute });
  change.catch(() => undefined); // fails if the field has just been removed
}

/** Applies a value when it changes. An empty value is applied only after another one, because new frames have none. */
function useFrameValue(
  instance: HostedFields | undefined,
  value: string | boolean | undefined,
  apply: (instance: HostedFields) => void,
): void {
  const applied = useRef<HostedFields | undefined>(undefined);
  useEffect(() => {
    if (!instance || (!value && applied.current !== instance)) return;
    applied.current = instance;
    attempt(() => apply(instance)); // the instance throws if the shop has already torn it down
  }, [instance, value]);
}
