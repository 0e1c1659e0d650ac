import { type FieldError } from '../../core/http/gateway-error';
import { type EvidenceDocument } from '../../core/store/documents';
import { hasAtMost, isDate, matches } from '../vault/check-fields';

/** A piece of evidence that a request adds: a text, or a file that was uploaded. */
export interface EvidenceInput extends Partial<Pick<EvidenceDocument, 'comments' | 'category' | 'sequenceNumber'>> {
  documentUploadId?: string | null | undefined;
}

const splitWords = (text: string) => text.trim().split(/\s+/);

/** Categories of evidence that is a file. */
const FILE = splitWords(`
  LEGIT_PAYMENTS_FOR_SAME_MERCHANDISE MERCHANT_WEBSITE_OR_APP_ACCESS PROFILE_SETUP_OR_APP_ACCESS PROOF_OF_3D_SECURE
  PROOF_OF_AUTHORIZED_SIGNER PROOF_OF_DELIVERY PROOF_OF_DELIVERY_EMP_ADDRESS PROOF_OF_POSSESSION_OR_USAGE
  SIGNED_DELIVERY_FORM SIGNED_ORDER_FORM TICKET_PROOF`);
/** Categories of evidence that is a text. */
const TEXT = splitWords(`
  AVS_RESPONSE CARRIER_NAME CARRIER_NAME_OTHER CREDIT_ISSUED_AMOUNT CREDIT_ISSUED_ARN CREDIT_ISSUED_DATE_TIME DEVICE_ID
  DEVICE_NAME DOWNLOAD_DATE_TIME EVIDENCE_TYPE GEOGRAPHICAL_LOCATION PRIOR_DIGITAL_GOODS_TRANSACTION_ARN
  PRIOR_DIGITAL_GOODS_TRANSACTION_DATE_TIME PRIOR_DIGITAL_GOODS_TRANSACTION_ID PRIOR_NON_DISPUTED_TRANSACTION_ARN
  PRIOR_NON_DISPUTED_TRANSACTION_DATE_TIME PRIOR_NON_DISPUTED_TRANSACTION_EMAIL_ADDRESS PRIOR_NON_DISPUTED_TRANSACTION_ID
  PRIOR_NON_DISPUTED_TRANSACTION_IP_ADDRESS PRIOR_NON_DISPUTED_TRANSACTION_PHONE_NUMBER
  PRIOR_NON_DISPUTED_TRANSACTION_PHYSICAL_ADDRESS PURCHASER_EMAIL_ADDRESS PURCHASER_IP_ADDRESS PURCHASER_NAME
  RECURRING_TRANSACTION_ARN RECURRING_TRANSACTION_DATE_TIME RECURRING_TRANSACTION_ID REFUND_ID TRACKING_NUMBER TRACKING_URL`);
/** A category for texts and files, which may be used more than once. */
const GENERAL = 'GENERAL';

/** Categories of the packages of an order. Several packages are told apart by the sequence number of their evidence. */
const TRACKING = ['CARRIER_NAME', 'CARRIER_NAME_OTHER', 'TRACKING_NUMBER', 'TRACKING_URL'];

/** Rules about the text of a category, by the end of the category's name. */
const CONTENT_RULES: readonly (readonly [ending: string, code: string, message: string, accepts: (text: string) => boolean])[] = [
  ['_DATE_TIME', '95707', 'Date is invalid.', isDate],
  ['_ARN', '95709', 'ARN is too long.', hasAtMost(23)],
  ['_PHONE_NUMBER', '95710', 'Phone number is too long.', hasAtMost(15)],
  ['_EMAIL_ADDRESS', '95715', 'Email address is invalid.', matches(/^[^\s@]+@[^\s@]+$/)],
  ['', '95708', 'Content is too long.', hasAtMost(500)],
];

/** Errors are about the `evidence` that is added, or about the `dispute` that is finalized. */
const refuse = (attribute: 'evidence' | 'dispute', isWrong: boolean, code: string, message: string): FieldError[] =>
  isWrong ? [{ path: ['dispute', attribute], code, message }] : [];

/** Whether there is such evidence already. */
const isDuplicate = (existing: readonly EvidenceDocument[], category: string, sequenceNumber: number | null = null): boolean =>
  existing.some((each) => each.category === category && (!TRACKING.includes(category) || each.sequenceNumber === sequenceNumber));

/**
 * Lists what is wrong with a piece of evidence. Evidence without a category has no rules.
 * @param existing the evidence that the dispute has already
 */
export function checkEvidence(existing: readonly EvidenceDocument[], evidence: EvidenceInput): FieldError[] {
  const { category, sequenceNumber, comments } = evidence;
  if (!category || category === GENERAL) return [];
  const isFile = Boolean(evidence.documentUploadId);
  const [allowed, other, otherCode] = isFile ? ([FILE, TEXT, '95711'] as const) : ([TEXT, FILE, '95712'] as const);
  if (other.includes(category)) {
    return refuse('evidence', true, otherCode, `Only ${isFile ? 'text' : 'document'} evidence can be provided for this category`);
  }
  if (!allowed.includes(category)) {
    return refuse('evidence', true, '95706', 'The category you supplied on the evidence record is not valid');
  }
  const text = comments ?? '';
  const [, code, message] = CONTENT_RULES.find(([ending, , , accepts]) => category.endsWith(ending) && !accepts(text)) ?? [];
  return [
    ...refuse('evidence', !isFile && code !== undefined, code ?? '', message ?? ''),
    ...refuse(
      'evidence',
      isDuplicate(existing, category, sequenceNumber),
      '95714',
      'Evidence with this category has already been provided.',
    ),
  ];
}

const DOWNLOAD = 'DOWNLOAD_DATE_TIME';
/** What shows that digital goods were used by the customer. A download date and two of these are needed. */
const DIGITAL = [
  'DEVICE_ID',
  'DEVICE_NAME',
  'GEOGRAPHICAL_LOCATION',
  'PURCHASER_EMAIL_ADDRESS',
  'PURCHASER_IP_ADDRESS',
  'PURCHASER_NAME',
  'MERCHANT_WEBSITE_OR_APP_ACCESS',
  'PROFILE_SETUP_OR_APP_ACCESS',
];
/** Categories that are complete only together: both have the same beginning. */
const PAIRS = [
  { prefix: 'PRIOR_NON_DISPUTED_TRANSACTION', arn: '95722', date: '95723' },
  { prefix: 'RECURRING_TRANSACTION', arn: '95725', date: '95724' },
];

/** Lists what the evidence of a dispute lacks when the merchant has no more. */
export function checkCompleteness(evidence: readonly EvidenceDocument[]): FieldError[] {
  const has = (category: string) => evidence.some((each) => each.category === category);
  const isDigital = ['DEVICE_ID', 'DEVICE_NAME', DOWNLOAD].some(has);
  return [
    ...refuse('dispute', isDigital && DIGITAL.filter(has).length < 2, '95720', 'Digital goods need two more pieces of evidence.'),
    ...refuse('dispute', isDigital && !has(DOWNLOAD), '95721', 'Digital goods need the date of the download.'),
    ...PAIRS.flatMap(({ prefix, arn, date }) => [
      ...refuse('dispute', has(`${prefix}_DATE_TIME`) && !has(`${prefix}_ARN`), arn, 'The earlier transaction needs an ARN.'),
      ...refuse('dispute', has(`${prefix}_ARN`) && !has(`${prefix}_DATE_TIME`), date, 'The earlier transaction needs a date.'),
    ]),
  ];
}
