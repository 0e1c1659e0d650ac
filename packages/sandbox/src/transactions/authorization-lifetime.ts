const DAY = 24 * 60 * 60 * 1000;

/** Days an authorization is good for, by brand; other cards have seven. */
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
const OTHER_DAYS: Record<string, number> = { paypal_account: 29, venmo_account: 10 };
/** Payments without the cardholder: the merchant charges a card on file. */
const MERCHANT_INITIATED = new Set(['recurring', 'unscheduled', 'merchant', 'installment']);

/** Milliseconds until an authorization lapses; `undefined` for payments that are never merely authorized. */
export function authorizationLifetime(
  instrumentType: string,
  cardType: string | undefined,
  source: string | undefined,
): number | undefined {
  if (instrumentType in OTHER_DAYS) return (OTHER_DAYS[instrumentType] ?? 0) * DAY;
  if (cardType === undefined) return undefined;
  if (cardType === 'Visa' && source !== undefined && MERCHANT_INITIATED.has(source)) return 3 * DAY;
  // An estimate is to be followed by the final amount, and is held longer.
  if (cardType === 'MasterCard' && source === 'estimated') return 30 * DAY;
  return (CARD_DAYS[cardType] ?? 7) * DAY;
}
