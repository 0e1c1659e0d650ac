import { type InstrumentKind } from '../instruments/define-instrument';

const DAY = 24 * 60 * 60 * 1000;

/** Days until an authorization expires, by brand. Default: 7. */
const CARD_DAYS: Record<string, number> = {
  Visa: 8,
  MasterCard: 7,
  'American Express': 7,
  Discover: 30,
  'Diners Club': 30,
  JCB: 30,
  UnionPay: 30,
  'China UnionPay': 30,
};
/** Sources of payments without the cardholder: the merchant charges a stored card. */
const MERCHANT_INITIATED = new Set(['recurring', 'unscheduled', 'merchant', 'installment']);
export const isMerchantInitiated = (source: string | null | undefined): boolean => source != null && MERCHANT_INITIATED.has(source);

/** Milliseconds until an authorization expires. Undefined for payments that skip authorization. */
export function findAuthorizationLifetime(
  { authorizationDays }: InstrumentKind,
  cardType: string | undefined,
  source: string | undefined,
): number | undefined {
  if (authorizationDays !== undefined) return authorizationDays * DAY;
  if (cardType === undefined) return undefined;
  if (cardType === 'Visa' && isMerchantInitiated(source)) return 3 * DAY;
  // The final amount follows an estimate, so the authorization lasts longer.
  if (cardType === 'MasterCard' && source === 'estimated') return 30 * DAY;
  return (CARD_DAYS[cardType] ?? 7) * DAY;
}
