import { members } from '@tender/client/internal';
import type { Framework } from '../constants';
import type { ThreeDSecureCreateOptions } from '../types';

const KEPT = ['displayLoading', 'displayExitButton'];

/** What the authentication script is configured with. Of the merchant's `payment`, only how the dialog looks. */
export function cardinalConfiguration(
  framework: Framework,
  { cardinalSDKConfig, loggingEnabled }: Omit<ThreeDSecureCreateOptions, 'signal'>,
): object {
  const payment = Object.entries(members(cardinalSDKConfig?.payment)).filter(([member]) => KEPT.includes(member));
  return {
    ...(loggingEnabled && { logging: { level: 'verbose' } }),
    ...cardinalSDKConfig,
    payment: { ...(Object.fromEntries(payment) as object), ...(framework && { framework }) },
  };
}
