import type { HostedFieldsCreateOptions, HostedFieldsEvent } from '@tender/hosted-fields';
import { createContext, useState, type ReactNode } from 'react';
import { useEvents } from '../core/use-events';
import type { MethodProps } from '../create-method';
import { hostedFieldsParts } from './context';
import { createRegistry, type RegisteredFields, type Registry } from './registry';

type FieldHandler = (event: HostedFieldsEvent) => void;

export interface HostedFieldsProps extends Omit<MethodProps<HostedFieldsCreateOptions>, 'fields' | 'suspense'> {
  readonly onFocus?: FieldHandler;
  readonly onBlur?: FieldHandler;
  readonly onEmpty?: FieldHandler;
  readonly onNotEmpty?: FieldHandler;
  readonly onValidityChange?: FieldHandler;
  readonly onCardTypeChange?: FieldHandler;
  /** Return was pressed in a field. Default: the form around the field is submitted, as with any other input. */
  readonly onInputSubmitRequest?: FieldHandler;
  readonly onBinAvailable?: (event: { bin: string }) => void;
}

export const RegistryContext = /* @__PURE__ */ createContext<Registry | undefined>(undefined);

/**
 * The card fields that stand anywhere below it, in one instance. When one of them comes, goes, moves or is given other options, the frames
 * are made anew, and what was typed is gone: that is how frames are. Other options compare by value.
 */
export function HostedFields({
  children,
  onFocus,
  onBlur,
  onEmpty,
  onNotEmpty,
  onValidityChange,
  onCardTypeChange,
  onInputSubmitRequest = submitForm,
  onBinAvailable,
  ...options
}: HostedFieldsProps): ReactNode {
  const [fields, show] = useState<RegisteredFields>();
  const [registry] = useState(() => createRegistry(show));
  const { Context, useValue } = hostedFieldsParts;
  const value = useValue(fields && { ...options, fields });
  useEvents(value.life.instance, {
    focus: onFocus,
    blur: onBlur,
    empty: onEmpty,
    notEmpty: onNotEmpty,
    validityChange: onValidityChange,
    cardTypeChange: onCardTypeChange,
    inputSubmitRequest: onInputSubmitRequest,
    binAvailable: onBinAvailable,
  });
  return (
    <RegistryContext.Provider value={registry}>
      <Context.Provider value={value}>{children}</Context.Provider>
    </RegistryContext.Provider>
  );
}

function submitForm({ emittedBy, fields }: HostedFieldsEvent): void {
  fields[emittedBy]?.container.closest('form')?.requestSubmit();
}
