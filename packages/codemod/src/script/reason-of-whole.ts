import { reasons } from '../reasons';
import type { Uses } from './uses';

/** Why it is not known what is read from an object that a file hands on, or reads from by names that it computes. */
export function reasonOfWhole({ computed }: Uses): string {
  return computed ? reasons.computedMember : reasons.whole;
}
