import type { ReactNode } from 'react';
import type { Checkout } from '../checkout';
import { Choice } from './choice';

const PLACES = [
  { value: 'window', text: 'In a window' },
  { value: 'page', text: 'On this page' },
] as const;

/** Whether a bank is shown in a window, or takes the place of the shop until the customer comes back. */
export function PlaceChoice({ checkout, legend }: { readonly checkout: Checkout; readonly legend: string }): ReactNode {
  return <Choice checkout={checkout} name="place" legend={legend} options={PLACES} />;
}
