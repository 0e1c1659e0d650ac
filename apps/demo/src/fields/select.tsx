import { useId, type ReactNode } from 'react';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: Readonly<Partial<Record<NoInfer<Value>, string>>>;
  readonly disabled: boolean;
  readonly hint?: string | undefined;
  onChange(value: NoInfer<Value>): void;
}

/** A choice of one of many options. */
export function Select<Value extends string>({ label, value, options, disabled, hint, onChange }: SelectProps<Value>): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <select id={id} value={value} disabled={disabled} onChange={({ target }) => onChange(target.value as Value)}>
          {Object.entries<string | undefined>(options).map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <p className="message">{hint}</p>
    </div>
  );
}
