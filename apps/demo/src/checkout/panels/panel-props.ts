import type { Ref } from 'react';
import type { Checkout, PanelHandle } from '../checkout';

export interface PanelProps {
  readonly checkout: Checkout;
  readonly ref: Ref<PanelHandle>;
  /** What is to be said below the button. */
  readonly remark: string;
}
