import type { GatewayConfiguration } from '@tender/client';
import type { FrameFieldOptions } from '../../../src/wire';
import { normalizeBrand } from './brands';

/**
 * The brands that a merchant takes, normalised: those of their account, and over them what they said brand by brand. Undefined where they
 * did not ask for a check.
 */
export function supportedBrands(options: FrameFieldOptions | undefined, { creditCards }: GatewayConfiguration): Set<string> | undefined {
  const { supportedCardBrands, rejectUnsupportedCards } = options ?? {};
  if (!supportedCardBrands && !rejectUnsupportedCards) return undefined;
  const brands = new Set((creditCards?.supportedCardTypes ?? []).map(normalizeBrand));
  for (const [name, isSupported] of Object.entries(supportedCardBrands ?? {})) {
    if (isSupported) brands.add(normalizeBrand(name));
    else brands.delete(normalizeBrand(name));
  }
  return brands;
}
