import { findEntry } from '../../core/find-entry';
import { findFakeSecurityCode, findFakeVerifiedCard } from './credit-card';
import { type FakeContext } from './define-instrument';
import { kinds, type Instrument } from './kinds';

/** A documented nonce. It always exists and is never spent, except the one that is always spent. */
export type FakeNonce = { consumed: true } | { luhnInvalid: true } | { instrument: Instrument };

/** The names of test cards in documented nonces. */
const NUMBERS: Record<string, string> = {
  visa: '4111111111111111',
  'visa-debit': '4117101010101010',
  amex: '378282246310005',
  american_express: '378282246310005',
  mastercard: '5555555555554444',
  discover: '6011111111111117',
  jcb: '3530111333300000',
  maestro: '6304000000000000',
  dinersclub: '36259600000004',
  prepaid: '4111111111111210',
  'prepaid-reloadable': '4229989900000002',
  business: '4229989800000003',
  commercial: '4111111111131010',
  consumer: '4229989700000004',
  corporate: '4229989100000000',
  debit: '4117101010101010',
  'durbin-regulated': '4111161010101010',
  healthcare: '4111111510101010',
  payroll: '4111111114101010',
  purchase: '4229989500000006',
  'no-indicators': '4111111111310101',
  'unknown-indicators': '4111111111112101',
  'country-of-issuance-usa': '4111111111121102',
  'country-of-issuance-cad': '4012000033330729',
  'issuing-bank-network-only': '4111111141010101',
};

const fakeNonces = new Map(kinds.flatMap((kind) => Object.entries(kind.fakeNonces)));

/** Finds a documented nonce. Returns undefined for any other name. */
export function findFakeNonce(context: FakeContext, nonce: string): FakeNonce | undefined {
  if (nonce === 'fake-consumed-nonce') return { consumed: true };
  if (nonce === 'fake-luhn-invalid-nonce') return { luhnInvalid: true };
  const instrument =
    fakeNonces.get(nonce)?.(context) ??
    findFakeVerifiedCard(context, nonce) ??
    findFakeSecurityCode(context, nonce) ??
    findCard(context, nonce);
  return (
    instrument && { instrument: { ...instrument, document: { consumed: false, threeDSecureInfo: null, ...instrument.document, nonce } } }
  );
}

function findCard(context: FakeContext, nonce: string): Instrument | undefined {
  for (const { fakeCards } of kinds) {
    const number = findEntry(NUMBERS, fakeCards?.pattern.exec(nonce)?.[1]);
    if (number !== undefined) return fakeCards?.create(context, number);
  }
  return undefined;
}
