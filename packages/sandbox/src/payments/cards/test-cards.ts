// The test numbers of the provider's documentation and SDKs, and one of Verve. The provider's sandbox rejects every other number.
import { SCENARIOS_BY_NUMBER } from '../three-d-secure/scenarios';

/** How the bank responds to a verification of the card, and the gateway to a sale. */
export type CardOutcome =
  | 'approved'
  | 'processor_declined'
  | 'failed'
  | 'fraud'
  | 'risk_threshold'
  | 'risk_review'
  | 'dispute'
  | 'expired_in_2020';

const OUTCOMES: Record<Exclude<CardOutcome, 'approved'>, readonly string[]> = {
  processor_declined: ['4000111111111115', '5105105105105100', '378734493671000', '6011000990139424', '38520000009814'],
  failed: ['3566002020360505'],
  fraud: ['4000111111111511'],
  risk_threshold: ['4111130000000003'],
  risk_review: ['4111140000000002'],
  dispute: ['4023898493988028'],
  expired_in_2020: ['6277809990229178', '6277809990232586', '6277809990229095'],
};

const ORDINARY = `
  4111111111111111 4005519200000004 4009348888881881 4012000033330026 4012000077777777 4012888888881881 4217651111111119
  4500600000000061 5555555555554444 2223000048400011 378282246310005 371449635398431 6011000991300009 6011111111111117
  36259600000004 38520000023237 3530111333300000 6304000000000000 6243030000000001 6221261111117766 6223164991230014
  6370950000000005 6062820524845321 371260714673002 378267515471109 371544868764018
  4012004338508385 4009040000000009 4012000033330125 4012000033330224 4012000033330422 4012000033330323 4012000033330620
  4012000033330729 4023490000000008 375529658790105 5101108206957373 4444333322221111 5555444433331111 374512431123241
  4012000033330521 4242424242424242 4111111111111210 4229989900000002 4229989800000003 4111111111131010 4229989700000004 4229989100000000
  4117101010101010 4111161010101010 4111111510101010 4111111114101010 4229989500000006 4111111111310101 4111111111112101
  4111111141010101 4111111111121102 5431111111111111 63049580000009 5066991111111118`;

const UNION_PAY = `
  6212345678901265 6212345678901232 6212345678900028 6212345678900036 6212345678900085 6212345678900093 62123456789002
  621234567890003 62123456789000003 621234567890000002 6212345678900000003`;

/** The provider documents no number of Verve; this is one of the card network. A merchant accepts it whose `supportedCardTypes` list Verve. */
const VERVE = '5060990580000217499';

const splitWords = (text: string) => text.trim().split(/\s+/);

const outcomes = new Map<string, CardOutcome>([
  ...[...splitWords(ORDINARY), ...splitWords(UNION_PAY), ...SCENARIOS_BY_NUMBER.keys()].map((number) => [number, 'approved'] as const),
  ...(Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[]).flatMap((outcome) =>
    OUTCOMES[outcome].map((number) => [number, outcome] as const),
  ),
]);

/** Finds the outcome of a test number. Returns undefined for any other number. */
export function findTestCardOutcome(number: string): CardOutcome | undefined {
  return number === VERVE ? 'approved' : outcomes.get(number);
}

/** All documented numbers. */
export const testCardNumbers: readonly string[] = [...outcomes.keys()];
