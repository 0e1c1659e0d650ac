// The provider's documented 3D Secure test cards. The number decides how the issuer responds.

/** Y authenticated, A attempted, N not authenticated, U unavailable, R rejected, C challenge, I informational. */
export type TransStatus = 'Y' | 'A' | 'N' | 'U' | 'R' | 'C' | 'I';

export interface Challenge {
  /** Status after the correct code. */
  readonly status: string;
  readonly transStatus: TransStatus | null;
  readonly actionCode: 'SUCCESS' | 'NOACTION' | 'FAILURE' | 'ERROR';
  /** Number of an `ERROR`, 0 for other results. */
  readonly errorNumber: number;
  /** The issuer decides without the customer, in a hidden frame. */
  readonly isSilent?: boolean;
}

export interface Scenario {
  /** Status of the lookup. */
  readonly status: string;
  readonly transStatus: TransStatus | null;
  readonly version: '2.1.0' | '1.0.2';
  readonly challenge?: Challenge;
}

const createFrictionless = (status: string, transStatus: TransStatus | null): Scenario => ({ status, transStatus, version: '2.1.0' });
const createChallenged = (challenge: Challenge): Scenario => ({ ...createFrictionless('challenge_required', 'C'), challenge });
const createFailure = (status: string): Challenge => ({ status, transStatus: 'N', actionCode: 'FAILURE', errorNumber: 0 });

const PASSED: Challenge = { status: 'authenticate_successful', transStatus: 'Y', actionCode: 'SUCCESS', errorNumber: 0 };
const UNABLE: Challenge = { status: 'authenticate_unable_to_authenticate', transStatus: 'U', actionCode: 'NOACTION', errorNumber: 0 };
/** Result when the provider's authentication service fails. */
const BROKEN: Challenge = { status: 'authenticate_error', transStatus: null, actionCode: 'ERROR', errorNumber: 1050 };

export const SCENARIOS = {
  success: createFrictionless('authenticate_successful', 'Y'),
  failed: createFrictionless('authenticate_frictionless_failed', 'N'),
  attempt: createFrictionless('authenticate_attempt_successful', 'A'),
  issuerUnavailable: createFrictionless('authenticate_unable_to_authenticate', 'U'),
  rejected: createFrictionless('authenticate_rejected', 'R'),
  unavailable: createFrictionless('authentication_unavailable', null),
  lookupError: createFrictionless('lookup_error', null),
  lookupTimeout: createFrictionless('lookup_failed_acs_error', null),
  bypassed: createFrictionless('lookup_bypassed', null),
  challengeSuccess: createChallenged(PASSED),
  challengeFailed: createChallenged(createFailure('authenticate_failed')),
  challengeUnavailable: createChallenged(UNABLE),
  challengeError: createChallenged(BROKEN),
  dataOnly: createFrictionless('data_only_successful', 'I'),
  notEnrolled: createFrictionless('lookup_not_enrolled', null),
  unsupported: createFrictionless('unsupported_card', null),
} satisfies Record<string, Scenario>;
type Name = keyof typeof SCENARIOS;

/** Numbers of Visa, Mastercard, American Express, Discover and Elo. */
const CURRENT_CARDS: Partial<Record<Name, string>> = {
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
const OLDER_CARDS: readonly [prefix: string, endings: string][] = [
  ['40000000000', '01000 01018 01026 01034 01042 01059 01067 01075 01083 01091 01109 01117 01125'],
  ['52000000000', '01005 01013 01021 01039 01047 01054 01062 01070 01088 01096 01104 01112 01120'],
  ['3400000000', '01007 01015 01023 01031 01049 01056 01064 01072 01080 01098 01106 01114 01122'],
  ['60110000000', '01002 01010 01028 01036 01044 01051 01069 01077 01085 01093 01101 01119 01127'],
];

/** The set of the retired first version: Visa and Mastercard. */
const RETIRED_CARDS: readonly [numbers: string, Scenario][] = [
  ['4000000000000002 5200000000000007', createChallenged(PASSED)],
  [
    '4000000000000010 5200000000000015',
    createChallenged({ ...createFailure('authenticate_signature_verification_failed'), transStatus: 'Y', isSilent: true }),
  ],
  ['4000000000000028 5200000000000023', createChallenged(createFailure('authenticate_failed'))],
  ['4000000000000044 5200000000000049', SCENARIOS.lookupError],
  ['4000000000000051 5200000000000056', SCENARIOS.notEnrolled],
  ['4000000000000069 5200000000000064', createChallenged(UNABLE)],
];

const splitWords = (text: string) => text.split(' ');
const names = Object.keys(CURRENT_CARDS) as Name[];

/** Scenarios of all documented numbers. */
export const SCENARIOS_BY_NUMBER: ReadonlyMap<string, Scenario> = new Map<string, Scenario>([
  ...names.flatMap((name) => splitWords(CURRENT_CARDS[name] ?? '').map((number): [string, Scenario] => [number, SCENARIOS[name]])),
  ...OLDER_CARDS.flatMap(([prefix, endings]) =>
    splitWords(endings).map((ending, row): [string, Scenario] => [prefix + ending, SCENARIOS[names[row] ?? 'unsupported']]),
  ),
  ...RETIRED_CARDS.flatMap(([numbers, scenario]) =>
    splitWords(numbers).map((number): [string, Scenario] => [number, { ...scenario, version: '1.0.2' }]),
  ),
]);
