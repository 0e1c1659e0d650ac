import { useId, type HTMLAttributes, type ReactNode } from 'react';
import { useCheckout } from '../checkout-context';
import type { DraftFieldState } from './use-draft';

interface TextFieldProps {
  readonly field: DraftFieldState;
  readonly autoComplete?: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Set for digits and codes, which are written from left to right in every language. */
  readonly isCode?: boolean;
  /** Makes the field half as wide, if there is room for two. */
  readonly isShort?: boolean;
}

/** An input with its label and its error. */
export function TextField({ field, autoComplete, inputMode, isCode, isShort }: TextFieldProps): ReactNode {
  const { isBusy, look } = useCheckout();
  const { name, label, value, message, ref, onChange, onBlur } = field;
  const id = useId();
  return (
    <div data-tender-input="" data-short={isShort ? '' : undefined} data-invalid={message ? '' : undefined}>
      <label data-tender-label="" htmlFor={id}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        dir={isCode ? 'ltr' : 'auto'}
        value={value}
        disabled={isBusy}
        placeholder={look.placeholders?.[name] ?? (look.labels === 'floating' ? ' ' : undefined)} // a space: style sheets see when the input is empty
        autoComplete={autoComplete}
        inputMode={inputMode}
        spellCheck={false}
        aria-invalid={Boolean(message)}
        aria-describedby={message && `${id}-message`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      {message && (
        <p id={`${id}-message`} data-tender-message="">
          {message}
        </p>
      )}
    </div>
  );
}
