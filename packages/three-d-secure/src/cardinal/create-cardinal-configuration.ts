import { asRecord } from '@tender/client/internal';
import type { Framework } from '../constants';
import type { ThreeDSecureCreateOptions } from '../types';

/** Members of `cardinalSDKConfig.payment` that are passed on. */
const PAYMENT_KEYS = ['displayLoading', 'displayExitButton'];

/** Configuration of the authentication script. Only the appearance of the dialog is taken from the merchant's `payment`. */
export function createCardinalConfiguration(
  framework: Framework,
  { cardinalSDKConfig, loggingEnabled }: Omit<ThreeDSecureCreateOptions, 'signal'>,
): object {
  const payment = Object.entries(asRecord(cardinalSDKConfig?.payment)).filter(([member]) => PAYMENT_KEYS.includes(member));
  return {
    ...cardinalSDKConfig,
    ...(loggingEnabled && !cardinalSDKConfig?.logging && { logging: { level: 'verbose' } }),
    payment: { ...(Object.fromEntries(payment) as object), ...(framework && { framework }) },
  };
}
