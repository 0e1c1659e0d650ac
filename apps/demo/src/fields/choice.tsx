import { useId, type ReactNode } from 'react';

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly options: Readonly<Record<NoInfer<Value>, string>>;
  readonly disabled: boolean;
  onChange(value: NoInfer<Value>): void;
}

/** A choice of one of a few options, which are all visible. */
export function Choice<Value extends string>({ legend, value, options, disabled, onChange }: ChoiceProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className="choice" disabled={disabled}>
      <legend>{legend}</legend>
      {(Object.keys(options) as Value[]).map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} /> {options[each]}
        </label>
      ))}
    </fieldset>
  );
}
