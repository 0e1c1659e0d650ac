import type { ReactNode } from 'react';
import type { Checkout } from '../checkout';

const places = [
  { place: 'window', text: 'In a window' },
  { place: 'page', text: 'On this page' },
] as const;

/** Whether a bank is shown in a window, or takes the place of the shop until the customer comes back. */
export function PlaceChoice({ checkout, legend }: { readonly checkout: Checkout; readonly legend: string }): ReactNode {
  const { draft, change, payment } = checkout;
  return (
    <fieldset className="places" disabled={payment.step !== 'idle'}>
      <legend>{legend}</legend>
      {places.map(({ place, text }) => (
        <label key={place}>
          <input type="radio" name="place" checked={draft.place === place} onChange={() => change({ place })} /> {text}
        </label>
      ))}
    </fieldset>
  );
}
