import { reasons } from '../reasons';
import type { Uses } from './uses';

/** Explains why it is unknown what is read from the object: it is passed on, or read by computed names. */
export function explainWhole({ computed }: Uses): string {
  return computed ? reasons.computedMember : reasons.whole;
}
