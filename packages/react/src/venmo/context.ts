import type { FrameServiceErrorCode } from '@tender/frame-service';
import { venmo, type VenmoErrorCode } from '@tender/venmo';
import { createMethod } from '../create-method';

export const [VenmoProvider, useVenmo] = createMethod<VenmoErrorCode | FrameServiceErrorCode>()('Venmo', venmo, [
  'tokenize',
  'cancelTokenization',
  'getUrl',
  'processHashChangeFlowResults',
]);

/** The action `tokenize` of `useVenmo` or `useVenmoCode`. */
export type VenmoTokenize = ReturnType<typeof useVenmo>['tokenize'];
/** What it fails with. */
export type VenmoFailure = NonNullable<VenmoTokenize['error']>;
