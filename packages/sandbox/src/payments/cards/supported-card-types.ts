import { type MerchantAccount, type MerchantSettings } from '../../core/merchant';
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

type Account = Pick<MerchantAccount, 'supportedCardTypes'>;

/** Lists the card types that one account accepts, or the merchant. A merchant that names its types accepts no others at any account. */
export function listSupportedCardTypes({ supportedCardTypes: own }: MerchantSettings, account: Account = {}): readonly string[] {
  const accepted = account.supportedCardTypes ?? own ?? DEFAULT_CARD_TYPES;
  return own ? accepted.filter((type) => own.includes(type)) : accepted;
}

/** @param bin the first digits of a card number */
export const acceptsBrand = (settings: MerchantSettings, bin: string, account?: Account): boolean =>
  listSupportedCardTypes(settings, account).includes(BRANDS[detectBrand(bin)].name);
