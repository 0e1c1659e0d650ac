import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { useCheckout } from '../checkout';
import type { DraftField, Messages } from '../draft';

interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength'> {
  readonly name: DraftField;
  readonly label: string;
  readonly messages: Messages;
  readonly hint?: string;
  /** It is all that is asked for: it complains at once. */
  readonly asked?: boolean;
}

/** A field of the draft. It complains about what was left wrong, and once “Pay” was pressed about what is empty. */
export function TextField({ name, label, messages, hint, asked = false, ...input }: TextFieldProps): ReactNode {
  const { draft, change, complete } = useCheckout();
  const [left, setLeft] = useState(false);
  const value = draft[name];
  const wrong = asked || complete || (left && value !== '') ? messages[name] : undefined;
  const id = fieldId(name);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={wrong ? 'field-box wrong' : 'field-box'}>
        <input
          {...input}
          id={id}
          value={value}
          aria-invalid={Boolean(wrong)}
          aria-describedby={`${id}-message`}
          onChange={({ target }) => change({ [name]: target.value })}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
        />
      </div>
      <p id={`${id}-message`} className={wrong ? 'message wrong-message' : 'message'}>
        {wrong ?? hint}
      </p>
    </div>
  );
}

export const fieldId = (name: DraftField): string => `checkout-${name}`;

/** For each field that is wrong, what focuses it; in their order. */
export const focusWrong = (messages: Messages): (() => void)[] =>
  (Object.keys(messages) as DraftField[]).map((name) => () => document.getElementById(fieldId(name))?.focus());
