import type { ReactNode } from 'react';

interface SelectFieldProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly hint?: string;
  onChange(value: Value): void;
}

export function SelectField<Value extends string>({ id, label, value, options, hint, onChange }: SelectFieldProps<Value>): ReactNode {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <select
          id={id}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      </div>
      <p className="message">{hint}</p>
    </div>
  );
}
