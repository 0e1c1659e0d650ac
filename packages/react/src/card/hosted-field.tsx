import type { Card, FieldKey, FieldOptions, FieldState } from '@tender/hosted-fields';
import { useContext, useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useByValue } from '../core/by-value';
import { useHostedFieldsState } from './context';
import { RegistryContext } from './hosted-fields';
import { useFrameAttributes } from './use-frame-attributes';
import { useReloads } from './use-reloads';

/** What is known of a field; nothing holds until it is ready. */
export interface FieldView extends Omit<FieldState, 'container'> {
  readonly isReady: boolean;
  /** Of the number field: brands that the number typed so far may belong to. */
  readonly cards: readonly Card[];
}

/** Beside how it looks, the create options of the field; others make all frames anew. */
export interface FieldProps extends Omit<FieldOptions, 'container' | 'selector'> {
  /** Shown above the frame, which a click on it focuses. A string also names the input in the frame, unless `internalLabel` does. */
  readonly label?: ReactNode;
  /** Of the element that the frame stands in, for a label elsewhere; default a generated one. */
  readonly id?: string;
  readonly className?: string;
  readonly disabled?: boolean;
  /** What is wrong, or a hint. Shown below the frame; a string is also read out with the input. */
  readonly message?: ReactNode;
  /** Whether the shop says that what was typed is wrong. */
  readonly isInvalid?: boolean;
  /** Below all that; a function is given what is known of the field. */
  readonly children?: ReactNode | ((view: FieldView) => ReactNode);
}

export interface HostedFieldProps extends FieldProps {
  readonly name: FieldKey;
}

const UNKNOWN = { isEmpty: false, isValid: false, isPotentiallyValid: false, isFocused: false } as const;

/**
 * A field of the card, in a frame. The root element has `data-tender-field` with the name, and by its state `data-ready`, `data-focused`,
 * `data-empty`, `data-valid`, `data-disabled`, and `data-invalid` where no further typing can mend it or the shop says so.
 */
export function HostedField(props: HostedFieldProps): ReactNode {
  const { name, label, id, className, disabled = false, message, isInvalid = false, children, ...options } = props;
  const place = useRef<HTMLDivElement>(null);
  const generated = useId();
  const state = useHostedFieldsState();
  useRegistration(name, place, typeof label === 'string' ? { internalLabel: label, ...options } : options);
  useReloads(place);
  useFrameAttributes(name, { isInvalid, isDisabled: disabled, message: typeof message === 'string' ? message : '' });

  const field = state?.fields[name];
  const view: FieldView = { ...UNKNOWN, ...field, isReady: Boolean(field), cards: (name === 'number' && state?.cards) || [] };
  const frameId = id ?? generated;
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
      {/* The frame lives in it: React never puts anything there. */}
      <div ref={place} id={frameId} data-tender-frame="" />
      {message && <p data-tender-message="">{message}</p>}
      {typeof children === 'function' ? children(view) : children}
    </div>
  );
}

const mark = (holds: boolean): '' | undefined => (holds ? '' : undefined);

/** Tells the fields above that there is one more, and what it is to be like. */
function useRegistration(name: FieldKey, place: RefObject<Element | null>, given: Omit<FieldOptions, 'container'>): void {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('Card fields must be used within <HostedFields>.');
  const options = useByValue(given);
  useEffect(() => {
    const container = place.current;
    return container ? registry.add(name, { ...options, container }) : undefined;
  }, [registry, name, place, options]);
}
