import type { ReactNode } from 'react';
import { Choice } from './choice';

const PLACES = [
  { value: 'window', text: 'In a window' },
  { value: 'page', text: 'On this page' },
] as const;

/** Whether a bank is shown in a window, or takes the place of the shop until the customer comes back. */
export function PlaceChoice({ legend }: { readonly legend: string }): ReactNode {
  return <Choice name="place" legend={legend} options={PLACES} />;
}
