import { useId, type HTMLAttributes, type ReactNode } from 'react';
import { useCheckout } from '../checkout-context';
import type { DraftFieldState } from './use-draft';

interface TextFieldProps {
  readonly field: DraftFieldState;
  readonly autoComplete?: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Digits and codes run from left to right in every language. */
  readonly isCode?: boolean;
  /** Half as wide, where there is room for two. */
  readonly isShort?: boolean;
}

/** An input with its label and what is wrong with it. */
export function TextField({ field, autoComplete, inputMode, isCode, isShort }: TextFieldProps): ReactNode {
  const { isBusy } = useCheckout();
  const { label, value, message, place, onChange, onBlur } = field;
  const id = useId();
  return (
    <div data-tender-input="" data-short={isShort ? '' : undefined} data-invalid={message ? '' : undefined}>
      <label data-tender-label="" htmlFor={id}>
        {label}
      </label>
      <input
        ref={place}
        id={id}
        dir={isCode ? 'ltr' : 'auto'}
        value={value}
        disabled={isBusy}
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
