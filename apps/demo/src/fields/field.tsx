import { useId, type ChangeEvent, type ReactNode } from 'react';
import type { FieldState } from './use-fields';

interface FieldProps {
  readonly label: string;
  readonly field: FieldState;
  /** Shown while there is no error. */
  readonly hint?: string;
  readonly type?: 'date' | 'email' | 'tel' | 'text';
  readonly inputMode?: 'numeric' | 'tel';
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly disabled?: boolean;
  /** Makes room for several lines. Default: false. */
  readonly isLong?: boolean;
}

/** An input with its label, and its error or hint. */
export function Field({
  label,
  field: { error, onChange, ...state },
  hint,
  type = 'text',
  isLong = false,
  ...input
}: FieldProps): ReactNode {
  const id = useId();
  const shared = {
    ...input,
    ...state,
    id,
    'aria-invalid': Boolean(error),
    'aria-describedby': `${id}-message`,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={['field-box', isLong && 'tall', error && 'wrong'].filter(Boolean).join(' ')}>
        {isLong ? <textarea {...shared} /> : <input {...shared} type={type} />}
      </div>
      <p id={`${id}-message`} className={error ? 'message wrong-message' : 'message'}>
        {error ?? hint}
      </p>
    </div>
  );
}
