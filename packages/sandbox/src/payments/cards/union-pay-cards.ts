// The provider's documented UnionPay numbers.
import { findEntry } from '../../core/find-entry';
import { detectBrand } from './brands';

export interface UnionPayCard {
  readonly isDebit: boolean;
  /** Whether the merchant can charge it. */
  readonly isSupported: boolean;
  /** Whether it can be authorized first and captured later. */
  readonly supportsTwoStepAuthAndCapture: boolean;
  /** The holder has not activated it for online payments. */
  readonly isInactive: boolean;
  readonly smsCodeRequired: boolean;
}

const CREDIT: UnionPayCard = {
  isDebit: false,
  isSupported: true,
  supportsTwoStepAuthAndCapture: true,
  isInactive: false,
  smsCodeRequired: true,
};

const DOCUMENTED: Readonly<Record<string, UnionPayCard>> = {
  '6212345678901265': { ...CREDIT, isDebit: true },
  '6212345678901232': CREDIT,
  '6212345678900028': { ...CREDIT, isSupported: false, supportsTwoStepAuthAndCapture: false },
  '6212345678900036': { ...CREDIT, isInactive: true },
  '6212345678900085': { ...CREDIT, smsCodeRequired: false },
  '6212345678900093': { ...CREDIT, supportsTwoStepAuthAndCapture: false },
};

/** Finds the capabilities of a UnionPay card. Returns undefined for a card of another brand. */
export function findUnionPayCard(number: string): UnionPayCard | undefined {
  return findEntry(DOCUMENTED, number) ?? (detectBrand(number) === 'UNION_PAY' ? CREDIT : undefined);
}
