import { useId, type ReactNode } from 'react';
import { useCheckout } from '../checkout-context';

interface RadioFieldProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly options: Readonly<Record<NoInfer<Value>, string>>;
  onChange(value: NoInfer<Value>): void;
}

/** A choice of one of a few options. */
export function RadioField<Value extends string>({ legend, value, options, onChange }: RadioFieldProps<Value>): ReactNode {
  const { isBusy } = useCheckout();
  const name = useId();
  return (
    <fieldset data-tender-radios="" disabled={isBusy}>
      <legend data-tender-label="">{legend}</legend>
      {(Object.keys(options) as Value[]).map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          {options[each]}
        </label>
      ))}
    </fieldset>
  );
}
