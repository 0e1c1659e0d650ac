import { z } from 'zod';
import { type FieldError } from '../../core/http/gateway-error';
import { text } from '../../core/input-fields';
import { type Document } from '../../core/store/schema';
import { type Instrument, findKind } from '../instruments/kinds';
import { checkFields, isOneOf, matches, type FieldRule } from '../vault/check-fields';

/** An authentication by another provider, as a request has it. */
export const passThruInput = z.looseObject({
  eciFlag: text,
  cavv: text,
  xid: text,
  threeDSecureVersion: text,
  dsTransactionId: text,
  authenticationResponse: text,
  directoryResponse: text,
  cavvAlgorithm: text,
  network: text,
});
type PassThru = z.infer<typeof passThruInput>;

/** A request that has an authentication by another provider. The codes of all requests differ in their first digits only. */
interface PassThruRequest {
  codes: '915' | '942';
  /** Path of the authentication in the request. */
  path: readonly string[];
  /** A field that only this request demands: its name, the last digits of its code, and the message. */
  required: readonly [field: string, code: string, message: string];
}
export const SALE_PASS_THRU: PassThruRequest = {
  codes: '915',
  path: ['transaction', 'threeDSecurePassThru'],
  required: ['xid', '115', 'Xid is required.'],
};
export const VERIFICATION_PASS_THRU: PassThruRequest = {
  codes: '942',
  // The provider lists these errors with those of the verification itself.
  path: ['verification'],
  required: ['threeDSecureVersion', '117', 'ThreeDSecureVersion is required.'],
};

const NETWORKS = ['visa', 'Visa', 'mastercard', 'Mastercard', 'eftpos', 'cartes_bancaires'];
const RESPONSE = /^[YNUACRI]$/;
const VERSION_MESSAGE = 'The version of 3D Secure authentication must be composed only of digits and separated by periods (e.g. `1.0.2`).';
const createRules = (codes: string): readonly FieldRule[] => [
  ['eciFlag', `${codes}114`, 'EciFlag is invalid.', matches(/^0[0-7]$/)],
  ['threeDSecureVersion', `${codes}119`, VERSION_MESSAGE, matches(/^[12]\.\d+\.\d+$/)],
  ['authenticationResponse', `${codes}120`, 'AuthenticationResponse is invalid.', matches(RESPONSE)],
  ['directoryResponse', `${codes}121`, 'DirectoryResponse is invalid.', matches(RESPONSE)],
  ['cavvAlgorithm', `${codes}122`, 'CavvAlgorithm is invalid.', matches(/^[0-9A-Z]$/)],
  ['network', `${codes}128`, 'Network is invalid.', isOneOf(NETWORKS)],
];
/** Flags of an authenticated or attempted payment. */
const AUTHENTICATED = /^0[1256]$/;

/** Lists what is wrong with an authentication by another provider. */
export function checkPassThru(passThru: PassThru, instrument: Instrument | undefined, request: PassThruRequest): FieldError[] {
  const errors = [...findMissing(passThru, request), ...checkFields(createRules(request.codes), passThru, request.path)];
  if (errors.length > 0 || !instrument || !findKind(instrument).isCard) return errors;
  return findNetworkMismatch(passThru.network || null, instrument.document.details.cardType || null, request);
}

function findMissing(passThru: PassThru, { codes, path, required }: PassThruRequest): FieldError[] {
  const refuse = (field: string, code: string, message: string) => ({ path: [...path, field], code: `${codes}${code}`, message });
  const isMissing = (...fields: (keyof PassThru)[]) => fields.every((field) => !passThru[field]);
  if (isMissing('eciFlag')) return [refuse('eciFlag', '113', 'EciFlag is required.')];
  if (!AUTHENTICATED.test(passThru.eciFlag ?? '')) return [];
  const [field] = required;
  // The second version has the id of the directory server in the place of an xid.
  const isSecond = passThru.threeDSecureVersion?.startsWith('2') === true;
  const alternatives = field === 'xid' && isSecond ? ['xid', 'dsTransactionId'] : [field];
  return [
    ...(isMissing('cavv') ? [refuse('cavv', '116', 'Cavv is required.')] : []),
    ...(isMissing(...alternatives) ? [refuse(...required)] : []),
  ];
}

/** Cards belong to one network. Eftpos and Cartes Bancaires share cards with the others. */
function findNetworkMismatch(network: string | null, cardType: string | null, { codes, path }: PassThruRequest): FieldError[] {
  const name = network?.toLowerCase();
  if ((name !== 'visa' && name !== 'mastercard') || cardType === null || name === cardType.toLowerCase()) return [];
  return [{ path: [...path, 'network'], code: `${codes}139`, message: 'Network does not match the payment instrument.' }];
}

/** Describes an authentication by another provider as a transaction shows it. */
export const describePassThru = ({ cavv, xid, eciFlag, threeDSecureVersion, dsTransactionId }: PassThru): Document => ({
  status: 'authenticate_successful',
  liabilityShifted: true,
  liabilityShiftPossible: true,
  enrolled: 'Y',
  cavv: cavv || null,
  xid: xid || null,
  eciFlag: eciFlag || null,
  threeDSecureVersion: threeDSecureVersion || null,
  dsTransactionId: dsTransactionId || null,
});
