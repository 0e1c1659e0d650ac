import { useState, type ReactNode } from 'react';

/** As the browser itself judges an e-mail address. */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim());
}

interface EmailFieldProps {
  readonly value: string;
  /** Whether to complain about an empty field too. */
  readonly complete: boolean;
  /** Said where nothing is wrong. */
  readonly hint?: string;
  onChange(value: string): void;
}

export function EmailField({ value, complete, hint, onChange }: EmailFieldProps): ReactNode {
  const [left, setLeft] = useState(false);
  const wrong = !isEmail(value) && (complete || (left && value !== ''));
  return (
    <div className="field">
      <label htmlFor="email">E-mail address</label>
      <div className={wrong ? 'field-box wrong' : 'field-box'}>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          value={value}
          aria-invalid={wrong}
          aria-describedby="email-message"
          onChange={({ target }) => onChange(target.value)}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
        />
      </div>
      <p id="email-message" className={wrong ? 'message wrong-message' : 'message'}>
        {wrong ? (value === '' ? 'Enter your e-mail address.' : 'This e-mail address is not complete.') : hint}
      </p>
    </div>
  );
}
