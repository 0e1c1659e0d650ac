import type { HostedFieldsCard, HostedFieldKey, HostedFieldOptions, HostedFieldState } from '@tender/hosted-fields';
import { useContext, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useStableValue } from '../core/by-value';
import { useLayout } from '../core/use-layout';
import { EarlyContext, useHostedFieldsState } from './context';
import { RegistryContext } from './hosted-fields';
import type { Register } from './registry';
import { useFrameAttributes } from './use-frame-attributes';
import { useContainer } from './use-container';

/** State of a card field. All flags are false until the field is ready. */
export interface HostedFieldView extends Omit<HostedFieldState, 'container'> {
  /** Whether the frame has loaded and the client exists. Customers can type as soon as the frame has loaded. */
  readonly isReady: boolean;
  /** Card brands that the number typed so far may belong to. Always empty for other fields than the number. */
  readonly cards: readonly HostedFieldsCard[];
}

/**
 * Props of `<CardNumberField>`, `<SecurityCodeField>` and the other card fields: the options of the field, such as `placeholder`, and how it is
 * shown. Changes of `label`, `internalLabel`, `placeholder`, `iframeTitle`, `supportedCardBrands` and the names of months keep the customer's input; with
 * other options all frames are created again.
 */
export interface CardFieldProps extends Omit<HostedFieldOptions, 'container' | 'selector'> {
  /** Label above the frame; a click on it focuses the input. A string is also the accessible name of the input, unless `internalLabel` is set. */
  readonly label?: ReactNode;
  /** Id of the element that contains the frame, for a label elsewhere. Default: a generated one. */
  readonly id?: string;
  /** Class of the root element. */
  readonly className?: string;
  /** Disables the input. Default: false. */
  readonly disabled?: boolean;
  /** An error or a hint, shown below the frame. Screen readers announce a string with the input. */
  readonly message?: ReactNode;
  /** Marks the input as invalid, in addition to the field's own validation. Default: false. */
  readonly isInvalid?: boolean;
  /** Content below the message. A function receives the state of the field. */
  readonly children?: ReactNode | ((view: HostedFieldView) => ReactNode);
}

/** Props of `<HostedField>`. */
export interface HostedFieldProps extends CardFieldProps {
  /** Which field of the card it is. */
  readonly name: HostedFieldKey;
}

const UNKNOWN = { isEmpty: false, isValid: false, isPotentiallyValid: false, isFocused: false } as const;

/**
 * A card field, in a frame. The root element has `data-tender-field` with the name, and depending on its state `data-ready`, `data-focused`,
 * `data-empty`, `data-valid`, `data-disabled`, and `data-invalid` when further typing cannot make it valid or `isInvalid` is set. Must be within
 * `<HostedFields>`.
 * @example <HostedField name="number" label="Card number" />
 */
export function HostedField(props: HostedFieldProps): ReactNode {
  const { name, label, id, className, disabled, message, isInvalid, children, ...options } = props;
  const container = useRef<HTMLDivElement>(null);
  const generatedId = useId();
  const state = useHostedFieldsState();
  const fieldOptions = typeof label === 'string' ? { internalLabel: label, ...options } : options;
  const early = useContext(EarlyContext)(name, fieldOptions);
  useContainer(container, useRegistration(name, container, fieldOptions));
  useFrameAttributes(props);

  const field = state?.fields[name];
  const view: HostedFieldView = { ...UNKNOWN, ...field, isReady: Boolean(field), cards: (name === 'number' && state?.cards) || [] };
  const frameId = id ?? generatedId;
  return (
    <div
      className={className}
      data-tender-field={name}
      data-ready={mark(view.isReady)}
      data-focused={mark(view.isFocused)}
      data-empty={mark(view.isEmpty)}
      data-valid={mark(view.isValid)}
      data-invalid={mark(isInvalid || (view.isReady && !view.isPotentiallyValid))}
      data-disabled={mark(disabled)}
    >
      {label && (
        <label data-tender-label="" htmlFor={frameId}>
          {label}
        </label>
      )}
      {/* The instance adds the frame. React must not render children here. */}
      <div {...early} ref={container} id={frameId} data-tender-frame="" />
      {message && <p data-tender-message="">{message}</p>}
      {typeof children === 'function' ? children(view) : children}
    </div>
  );
}

/** Value of a data attribute that is present while the condition is true. */
const mark = (isSet: boolean | undefined): '' | undefined => (isSet ? '' : undefined);

/**
 * Adds the field to the `<HostedFields>` above, before the page is painted, so that its frame loads sooner. Removing it is left to an effect of another kind:
 * Suspense ends layout effects when it hides what it has shown, and the customer's input must not be lost then.
 */
function useRegistration(
  name: HostedFieldKey,
  ref: RefObject<Element | null>,
  latestOptions: Omit<HostedFieldOptions, 'container'>,
): Register {
  const register = useContext(RegistryContext);
  if (!register) throw new Error('Card fields must be used within <HostedFields>.');
  const options = useStableValue(latestOptions);
  useLayout(() => {
    const container = ref.current as Element;
    register(container, [name, { ...options, container }]);
  }, [register, name, ref, options]);
  return register;
}
