import type { GatewayConfiguration } from '@tender/client';
import type { FrameFieldOptions } from '../../../src/wire';
import { normalizeBrand } from './brands';

/**
 * Reads the normalized names of the brands that a merchant accepts: those of the account, changed by `supportedCardBrands`. Undefined where the
 * merchant did not ask for a check.
 */
export function readSupportedBrands(
  options: FrameFieldOptions | undefined,
  { creditCards }: GatewayConfiguration,
): Set<string> | undefined {
  const { supportedCardBrands, rejectUnsupportedCards } = options ?? {};
  if (!supportedCardBrands && !rejectUnsupportedCards) return undefined;
  const brands = new Set((creditCards?.supportedCardTypes ?? []).map(normalizeBrand));
  for (const [name, isSupported] of Object.entries(supportedCardBrands ?? {})) {
    if (isSupported) brands.add(normalizeBrand(name));
    else brands.delete(normalizeBrand(name));
  }
  return brands;
}
