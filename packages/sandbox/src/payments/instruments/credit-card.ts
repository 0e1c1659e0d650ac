import { defineCard, type Card } from './card';
import { type FakeContext } from './define-instrument';
import { createFakeCard, withFacts } from './fake-instruments';
import { findFakeThreeDSecureInfo } from './fake-three-d-secure';

const DECLINED: Readonly<Record<string, string>> = {
  'fake-processor-declined-visa-nonce': '4000111111111115',
  'fake-processor-declined-mastercard-nonce': '5105105105105100',
  'fake-processor-declined-amex-nonce': '378734493671000',
  'fake-processor-declined-discover-nonce': '6011000990139424',
  'fake-processor-declined-dinersclub-nonce': '38520000009814',
  'fake-processor-failure-jcb-nonce': '3566002020360505',
  'fake-gateway-rejected-fraud-nonce': '4000111111111511',
  'fake-gateway-rejected-kount-nonce': '4000111111111511',
  'fake-gateway-rejected-risk-thresholds-nonce': '4111130000000003',
};

export const creditCard = defineCard({
  types: ['CreditCard'],
  instrumentType: 'credit_card',
  root: 'creditCard',
  searchNames: ['CreditCardDetail'],
  fakeNonces: {
    'fake-valid-nonce': (context) => createFakeCard(context, '4111111111111111'),
    'fake-valid-visa-nonce': (context) => createFakeCard(context, '4012888888881881'),
    'fake-valid-no-billing-address-nonce': (context) => createFakeCard(context, '4111111111111111', null),
    'fake-pinless-debit-visa-nonce': (context) => withFacts(createFakeCard(context, '4117101010101010'), { debitNetwork: 'STAR' }),
    ...Object.fromEntries(Object.entries(DECLINED).map(([name, number]) => [name, (context) => createFakeCard(context, number)])),
  },
  fakeCards: { pattern: /^fake-valid-(.+)-nonce$/, create: createFakeCard },
});

/** The card of a documented nonce that the bank has verified. */
export function findFakeVerifiedCard(context: FakeContext, nonce: string): Card | undefined {
  const threeDSecureInfo = findFakeThreeDSecureInfo(nonce);
  if (threeDSecureInfo === undefined) return undefined;
  const instrument = createFakeCard(context, '4000000000001000');
  return { ...instrument, document: { ...instrument.document, threeDSecureInfo } };
}

/** A security code alone, for a card that is in the vault. */
export function findFakeSecurityCode(context: FakeContext, nonce: string): Card | undefined {
  const [, digits, response] = /^fake-(three|four)-digit-cvv-only(?:-([nus])-response)?-nonce$/.exec(nonce) ?? [];
  if (digits === undefined) return undefined;
  const codes: Record<string, [string, string]> = { n: ['200', '2000'], u: ['201', '2011'], s: ['301', '3011'] };
  const [three, four] = codes[response ?? ''] ?? ['123', '1234'];
  const instrument = createFakeCard(context, '', null, digits === 'three' ? three : four);
  return { ...instrument, cardFingerprint: null };
}
