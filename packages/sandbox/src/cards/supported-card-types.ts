import { type MerchantSettings } from '../merchant';
import { BRANDS, detectBrand } from './brands';

/** Card types that the default merchant accepts, in the client API's names. */
export const DEFAULT_CARD_TYPES = [
  'American Express',
  'Discover',
  'JCB',
  'Maestro',
  'MasterCard',
  'Visa',
  'UnionPay',
  'Elo',
  'Hiper',
  'Hipercard',
] as const;

export function listSupportedCardTypes(settings: MerchantSettings): readonly string[] {
  return settings.supportedCardTypes ?? DEFAULT_CARD_TYPES;
}

/** @param bin the first digits of a card number */
export const acceptsBrand = (settings: MerchantSettings, bin: string): boolean =>
  listSupportedCardTypes(settings).includes(BRANDS[detectBrand(bin)].name);
