import type { ReactNode } from 'react';
import { useCheckout } from '../checkout';
import type { Choice as Value, ChoiceName } from '../choices';

interface ChoiceProps<Name extends ChoiceName> {
  /** Of the draft. */
  readonly name: Name;
  readonly legend: string;
  readonly options: readonly { readonly value: Value<Name>; readonly text: string }[];
}

/** One of a few, which all are to be seen. Nothing can be changed while a payment is under way. */
export function Choice<Name extends ChoiceName>({ name, legend, options }: ChoiceProps<Name>): ReactNode {
  const { draft, change, payment } = useCheckout();
  return (
    <fieldset className="places" disabled={payment.step !== 'idle'}>
      <legend>{legend}</legend>
      {options.map(({ value, text }) => (
        <label key={value}>
          <input type="radio" name={name} checked={draft[name] === value} onChange={() => change({ [name]: value })} /> {text}
        </label>
      ))}
    </fieldset>
  );
}
