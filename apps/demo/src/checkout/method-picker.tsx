import type { ReactNode } from 'react';
import { METHOD_TEXTS, type Method } from './methods';

interface MethodPickerProps {
  readonly methods: readonly Method[];
  readonly chosen: Method;
  /** While a payment is under way. */
  readonly disabled: boolean;
  onChoose(method: Method): void;
}

export function MethodPicker({ methods, chosen, disabled, onChoose }: MethodPickerProps): ReactNode {
  return (
    <fieldset className="methods" disabled={disabled}>
      <legend>How would you like to pay?</legend>
      {methods.map((method) => (
        <label key={method} className={method === chosen ? 'method chosen' : 'method'}>
          <input type="radio" name="method" value={method} checked={method === chosen} onChange={() => onChoose(method)} />
          <span>
            <span className="method-name">{METHOD_TEXTS[method].label}</span>
            <span className="muted method-hint">{METHOD_TEXTS[method].hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
