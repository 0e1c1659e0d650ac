import { useHostedFieldsState } from '@tender/react/hosted-fields';
import type { ReactNode } from 'react';
import { brandOf } from './field-messages';

/** The brand of the number typed so far, at the right end of its field. */
export function CardBrand(): ReactNode {
  const brand = brandOf(useHostedFieldsState());
  return brand && <span className="mark">{brand.niceType}</span>;
}
