// The provider's documented 3D Secure test cards: the number decides how the issuer answers.
import { brandOf } from '../cards/brands';
import { fingerprintOf } from '../cards/tokenize-card';
import { type SandboxContext } from '../context';
import { type Instrument } from '../vault/instrument';
import { textAt } from '../vault/text-at';

/** Y authenticated, A attempted, N not, U unavailable, R rejected, C challenge, I informational. */
export type TransStatus = 'Y' | 'A' | 'N' | 'U' | 'R' | 'C' | 'I';

export interface Challenge {
  /** What the right code comes to. */
  readonly status: string;
  readonly transStatus: TransStatus | null;
  readonly actionCode: 'SUCCESS' | 'NOACTION' | 'FAILURE' | 'ERROR';
  /** Of an `ERROR`; 0 of anything else. */
  readonly errorNumber: number;
  /** The issuer decides without asking, in a frame nobody sees. */
  readonly isSilent?: boolean;
}

export interface Scenario {
  /** Of the lookup. */
  readonly status: string;
  readonly transStatus: TransStatus | null;
  readonly version: '2.1.0' | '1.0.2';
  readonly challenge?: Challenge;
}

const frictionless = (status: string, transStatus: TransStatus | null): Scenario => ({ status, transStatus, version: '2.1.0' });
const challenged = (challenge: Challenge): Scenario => ({ ...frictionless('challenge_required', 'C'), challenge });
const failed = (status: string): Challenge => ({ status, transStatus: 'N', actionCode: 'FAILURE', errorNumber: 0 });

const PASSED: Challenge = { status: 'authenticate_successful', transStatus: 'Y', actionCode: 'SUCCESS', errorNumber: 0 };
const UNABLE: Challenge = { status: 'authenticate_unable_to_authenticate', transStatus: 'U', actionCode: 'NOACTION', errorNumber: 0 };
/** What the provider's own authentication service says when it breaks down. */
const BROKEN: Challenge = { status: 'authenticate_error', transStatus: null, actionCode: 'ERROR', errorNumber: 1050 };

const SCENARIOS = {
  success: frictionless('authenticate_successful', 'Y'),
  failed: frictionless('authenticate_frictionless_failed', 'N'),
  attempt: frictionless('authenticate_attempt_successful', 'A'),
  issuerUnavailable: frictionless('authenticate_unable_to_authenticate', 'U'),
  rejected: frictionless('authenticate_rejected', 'R'),
  unavailable: frictionless('authentication_unavailable', null),
  lookupError: frictionless('lookup_error', null),
  lookupTimeout: frictionless('lookup_failed_acs_error', null),
  bypassed: frictionless('lookup_bypassed', null),
  challengeSuccess: challenged(PASSED),
  challengeFailed: challenged(failed('authenticate_failed')),
  challengeUnavailable: challenged(UNABLE),
  challengeError: challenged(BROKEN),
  dataOnly: frictionless('data_only_successful', 'I'),
  notEnrolled: frictionless('lookup_not_enrolled', null),
  unsupported: frictionless('unsupported_card', null),
} satisfies Record<string, Scenario>;
type Name = keyof typeof SCENARIOS;

/** Visa, Mastercard, American Express, Discover, Elo. */
const CURRENT: Partial<Record<Name, string>> = {
  success: '4000000000002701 5200000000002235 340000000002708 6011000000002117 6505290000002000',
  failed: '4000000000002925 5200000000002276 340000000002096 6011000000002364 6277800000002457',
  attempt: '4000000000002719 5200000000002482 340000000002872 6011000000002646 6505290000002026',
  issuerUnavailable: '4000000000002313 5200000000002268',
  rejected: '4000000000002537 5200000000002185 340000000002062',
  unavailable: '4000000000002990 5200000000002409 340000000002468',
  lookupError: '4000000000002446 5200000000002037 340000000002732',
  lookupTimeout: '4000000000002354 5200000000002326',
  bypassed: '4000000000002560 5200000000002508 340000000002948',
  challengeSuccess: '4000000000002503 5200000000002151 340000000002534 6505290000002190',
  challengeFailed: '4000000000002370 5200000000002490 340000000002237 6505290000002208',
  challengeUnavailable: '4000000000002420 5200000000002664 340000000002484 6505290000002257',
  challengeError: '4000000000002644 5200000000002656 6505290000002265',
  dataOnly: '5200000000002805',
};

/** The older set, in the order of the table above: Visa, Mastercard, American Express, Discover. */
const OLDER: readonly [prefix: string, endings: string][] = [
  ['40000000000', '01000 01018 01026 01034 01042 01059 01067 01075 01083 01091 01109 01117 01125'],
  ['52000000000', '01005 01013 01021 01039 01047 01054 01062 01070 01088 01096 01104 01112 01120'],
  ['3400000000', '01007 01015 01023 01031 01049 01056 01064 01072 01080 01098 01106 01114 01122'],
  ['60110000000', '01002 01010 01028 01036 01044 01051 01069 01077 01085 01093 01101 01119 01127'],
];

/** The retired first version's, Visa and Mastercard. */
const RETIRED: readonly [numbers: string, Scenario][] = [
  ['4000000000000002 5200000000000007', challenged(PASSED)],
  [
    '4000000000000010 5200000000000015',
    challenged({ ...failed('authenticate_signature_verification_failed'), transStatus: 'Y', isSilent: true }),
  ],
  ['4000000000000028 5200000000000023', challenged(failed('authenticate_failed'))],
  ['4000000000000044 5200000000000049', SCENARIOS.lookupError],
  ['4000000000000051 5200000000000056', SCENARIOS.notEnrolled],
  ['4000000000000069 5200000000000064', challenged(UNABLE)],
];

const words = (text: string) => text.split(' ');
const names = Object.keys(CURRENT) as Name[];

/** Every documented number. */
const SCENARIO_OF_NUMBER: ReadonlyMap<string, Scenario> = new Map<string, Scenario>([
  ...names.flatMap((name) => words(CURRENT[name] ?? '').map((number): [string, Scenario] => [number, SCENARIOS[name]])),
  ...OLDER.flatMap(([prefix, endings]) =>
    words(endings).map((ending, row): [string, Scenario] => [prefix + ending, SCENARIOS[names[row] ?? 'unsupported']]),
  ),
  ...RETIRED.flatMap(([numbers, scenario]) =>
    words(numbers).map((number): [string, Scenario] => [number, { ...scenario, version: '1.0.2' }]),
  ),
]);

const TAKING_PART = new Set(['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER', 'ELO', 'INTERNATIONAL_MAESTRO']);

/** The store keeps no number, but the hash of one: whichever documented number has it is the card's. Others are not enrolled. */
export function scenarioOf(
  context: Pick<SandboxContext, 'merchant'>,
  { document, cardFingerprint }: Pick<Instrument, 'document' | 'cardFingerprint'>,
  { dataOnlyRequested }: { dataOnlyRequested: boolean },
): Scenario {
  const brand = brandOf(textAt(document, 'details', 'bin') ?? '');
  if (dataOnlyRequested && brand === 'MASTERCARD') return SCENARIOS.dataOnly;
  const lastFour = textAt(document, 'details', 'lastFour') ?? '';
  for (const [number, scenario] of SCENARIO_OF_NUMBER) {
    if (number.endsWith(lastFour) && fingerprintOf(context, number) === cardFingerprint) return scenario;
  }
  return TAKING_PART.has(brand) ? SCENARIOS.notEnrolled : SCENARIOS.unsupported;
}
