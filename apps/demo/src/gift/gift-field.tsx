import { useEffect, useId, type ReactNode, type RefObject } from 'react';

interface GiftFieldProps {
  readonly label: string;
  readonly value: string;
  /** What is wrong. */
  readonly message?: string;
  readonly hint?: string;
  /** Several lines of at most so many characters; default one line with an e-mail address. */
  readonly longest?: number;
  /** What the browser may fill it with. */
  readonly autoComplete?: string;
  readonly ref?: RefObject<HTMLInputElement | null>;
  onChange(value: string): void;
}

export function GiftField({ label, value, message, hint, longest, autoComplete = 'off', ref, onChange }: GiftFieldProps): ReactNode {
  const id = useId();
  useEffect(() => {
    // Typed before the script was there.
    const box = document.getElementById(id) as HTMLInputElement | null;
    if (box && box.value !== value) onChange(box.value);
  }, []);
  const given = { id, value, 'aria-invalid': Boolean(message), 'aria-describedby': `${id}-message`, autoComplete };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={['field-box', longest && 'tall', message && 'wrong'].filter(Boolean).join(' ')}>
        {longest ? (
          <textarea {...given} maxLength={longest} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <input {...given} ref={ref} type="email" onChange={({ target }) => onChange(target.value)} />
        )}
      </div>
      <p id={`${id}-message`} className={message ? 'message wrong-message' : 'message'}>
        {message ?? hint}
      </p>
    </div>
  );
}
