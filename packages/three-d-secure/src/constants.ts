export { BOOTSTRAP_MODAL_WIDTH, CONTAINER_HEIGHT, FRAME_TITLE } from './ui/dialog-constants';

/** The authentication script's names for the ways to show a challenge, by `version`. Its default dialog has no name. */
export const FRAMEWORKS = {
  '2': undefined,
  '2-cardinal-modal': undefined,
  '2-bootstrap3-modal': 'bootstrap3',
  '2-inline-iframe': 'inline',
} as const;

export type Framework = (typeof FRAMEWORKS)[keyof typeof FRAMEWORKS];

/** Events of the authentication script's dialog, without their prefix `ui.`, in the order in which the protocol registers them. */
export const MODAL_EVENTS = ['close', 'render', 'renderHidden', 'loading.close', 'loading.render'] as const;

/** Values of `requestedExemptionType`. */
export const EXEMPTION_TYPES = ['low_value', 'transaction_risk_analysis'] as const;

/** Value of `ChallengeCancel` when the customer canceled. Other values are timeouts and failures of the bank's page. */
export const CHALLENGE_CANCELED_BY_CUSTOMER = '01';

/** Width and height of the bank's page in version 1, in CSS pixels. */
export const BANK_FRAME_SIZE = 400;

/** Statuses of a verification, by the outcome that `verificationOutcome` returns. */
export const OUTCOMES = {
  authenticated: ['authenticate_successful'],
  attempted: ['authenticate_attempt_successful'],
  failed: [
    'authenticate_failed',
    'authenticate_error',
    'authenticate_rejected',
    'authenticate_frictionless_failed',
    'authenticate_failed_acs_error',
    'authenticate_signature_verification_failed',
    'challenge_required',
    'lookup_enrolled',
  ],
  unavailable: [
    'authenticate_unable_to_authenticate',
    'authentication_unavailable',
    'lookup_not_enrolled',
    'unsupported_card',
    'unsupported_account_type',
    'unsupported_three_d_secure_version',
  ],
  bypassed: [
    'lookup_bypassed',
    'data_only_successful',
    'skipped_due_to_rule',
    'exemption_low_value_successful',
    'exemption_tra_successful',
  ],
  lookupFailed: ['lookup_error', 'lookup_failed_acs_error', 'lookup_card_error', 'lookup_server_error', 'mpi_server_error'],
} as const;
