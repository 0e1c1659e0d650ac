import type { HostedFieldsCreateOptions, HostedFieldsEvent } from '@tender/hosted-fields';
import { createContext, useState, type ReactNode } from 'react';
import { useEvents } from '../core/use-events';
import type { ProvidedOption } from '../create-method';
import { hostedFieldsParts } from './context';
import { createRegistry, type RegisteredFields, type Register } from './registry';
import { submitForm } from './submit-form';
import { useFields } from './use-fields';

type FieldHandler = (event: HostedFieldsEvent) => void;

/**
 * Props of `<HostedFields>`: the options of `hostedFields.create`, without `fields`, which its card fields supply, and those that
 * `<TenderProvider>` supplies.
 */
export interface HostedFieldsProps extends Omit<HostedFieldsCreateOptions, ProvidedOption | 'fields'> {
  /** Card fields, in any layout, and components that use `useHostedFields`. */
  readonly children?: ReactNode;
  /** Called when a field receives the focus. */
  readonly onFocus?: FieldHandler;
  /** Called when a field loses the focus. */
  readonly onBlur?: FieldHandler;
  /** Called when a field becomes empty. */
  readonly onEmpty?: FieldHandler;
  /** Called when an empty field receives input. */
  readonly onNotEmpty?: FieldHandler;
  /** Called when a field becomes valid, invalid, or potentially valid. */
  readonly onValidityChange?: FieldHandler;
  /** Called when the possible card brands change. */
  readonly onCardTypeChange?: FieldHandler;
  /**
   * Called when Enter is pressed in a field. Default: submits the form around the field as an ordinary input does: by a click on the form's first submit
   * button, unless that is disabled, and once for a key that is held. A form without a submit button is submitted if it has no other input.
   */
  readonly onInputSubmitRequest?: FieldHandler;
  /** Called with the first six digits of the card number, as soon as they are typed; with eight if `binVerificationLength` is 8. */
  readonly onBinAvailable?: (event: { bin: string }) => void;
}

/** The fields within the nearest `<HostedFields>`. */
export const RegistryContext = /* @__PURE__ */ createContext<Register | undefined>(undefined);

/**
 * Creates the card fields that are anywhere below it. They load while the client is still being created, so that customers may type before `status` is
 * `ready`. Other labels, placeholders, styles and accepted brands are shown in the frames that are there. When a field is added, removed, moved or has
 * another option, all frames are created again and the customer's input is lost, because browsers reload frames that move. Options compare by value. Must
 * be within `<TenderProvider>`.
 * @example <HostedFields><CardNumberField label="Card number" /><ExpirationDateField label="Expiry date" /></HostedFields>
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
  const [fields, setFields] = useState<RegisteredFields>();
  const [register] = useState(() => createRegistry(setFields));
  const { Context } = hostedFieldsParts;
  const value = useFields(fields && { ...options, fields });
  useEvents(value.state.instance, {
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
    <RegistryContext.Provider value={register}>
      <Context.Provider value={value}>{children}</Context.Provider>
    </RegistryContext.Provider>
  );
}
