import { quietly } from '@tender/client/internal';
import type { FieldKey, HostedFields, SettableAttribute } from '@tender/hosted-fields';
import { useContext, useEffect, useRef } from 'react';
import { hostedFieldsParts } from './context';

interface FrameAttributes {
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  /** Read out with the input. */
  readonly message: string;
}

/** Keeps the input in a field's frame as the page says, which begins with none of it. */
export function useFrameAttributes(name: FieldKey, { isInvalid, isDisabled, message }: FrameAttributes): void {
  const instance = useContext(hostedFieldsParts.Context)?.life.instance;
  useSetting(instance, message, (fields) => fields.setMessage({ field: name, message }));
  useSetting(instance, isInvalid, (fields) => setAttribute(fields, name, 'aria-invalid', isInvalid));
  useSetting(instance, isDisabled, (fields) => setAttribute(fields, name, 'disabled', isDisabled));
}

function setAttribute(fields: HostedFields, field: FieldKey, attribute: SettableAttribute, holds: boolean): void {
  const set = holds ? fields.setAttribute({ field, attribute, value: true }) : fields.removeAttribute({ field, attribute });
  set.catch(() => undefined); // the field has just left the page
}

/** Applies a value when it changes, unless it is nothing and has never been anything in this instance. */
function useSetting(instance: HostedFields | undefined, value: string | boolean, apply: (instance: HostedFields) => void): void {
  const applied = useRef<HostedFields | undefined>(undefined);
  useEffect(() => {
    if (!instance || (!value && applied.current !== instance)) return;
    applied.current = instance;
    quietly(() => apply(instance)); // the shop may have torn it down
  }, [instance, value]);
}
