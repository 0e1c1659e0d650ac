import type { ReactNode } from 'react';
import { MOST } from '../cart';

interface QuantityStepperProps {
  readonly name: string;
  readonly quantity: number;
  onChange(quantity: number): void;
}

/** Changes a quantity. Zero removes the product from the basket. */
export function QuantityStepper({ name, quantity, onChange }: QuantityStepperProps): ReactNode {
  return (
    <div className="stepper" role="group" aria-label={`Quantity of ${name}`}>
      <button type="button" aria-label={quantity === 1 ? `Remove ${name}` : `One ${name} less`} onClick={() => onChange(quantity - 1)}>
        −
      </button>
      <output aria-live="polite">{quantity}</output>
      <button type="button" aria-label={`One ${name} more`} disabled={quantity >= MOST} onClick={() => onChange(quantity + 1)}>
        +
      </button>
    </div>
  );
}
