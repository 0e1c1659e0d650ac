import { members } from '@tender/client/internal';
import type { Framework } from '../constants';
import type { ThreeDSecureCreateOptions } from '../types';

const NAMES: Readonly<Record<Framework, string | undefined>> = {
  'cardinal-modal': undefined,
  'bootstrap3-modal': 'bootstrap3',
  'inline-iframe': 'inline',
};

/** What the authentication script is configured with. Of the merchant's `payment`, only how the dialog looks. */
export function cardinalConfiguration(
  framework: Framework,
  { cardinalSDKConfig, loggingEnabled }: Omit<ThreeDSecureCreateOptions, 'signal'>,
): object {
  const given = members(cardinalSDKConfig?.payment);
  const kept = ['displayLoading', 'displayExitButton'].filter((key) => Object.hasOwn(given, key)).map((key) => [key, given[key]]);
  const name = NAMES[framework];
  return {
    ...(loggingEnabled && { logging: { level: 'verbose' } }),
    ...cardinalSDKConfig,
    payment: { ...(Object.fromEntries(kept) as object), ...(name && { framework: name }) },
  };
}
