import { type FieldError } from '../../server/gateway-error';
import { type Document } from '../../store/schema';
import { textAt } from '../../text-at';
import { isUnlike, type FieldRule } from '../../vault/check-fields';
import { findKind } from '../../vault/instrument-kinds';
import { checkMember, isNotOneOf, type SalePart } from './sale-part';

const RESPONSE = /^[YNUACRI]$/;
const RULES: readonly FieldRule[] = [
  ['eciFlag', '915114', 'EciFlag is invalid.', isUnlike(/^0[0-7]$/)],
  ['threeDSecureVersion', '915119', 'ThreeDSecureVersion is invalid.', isUnlike(/^[12]\.\d+\.\d+$/)],
  ['authenticationResponse', '915120', 'AuthenticationResponse is invalid.', isUnlike(RESPONSE)],
  ['directoryResponse', '915121', 'DirectoryResponse is invalid.', isUnlike(RESPONSE)],
  ['cavvAlgorithm', '915122', 'CavvAlgorithm is invalid.', isUnlike(/^[0-9A-Z]$/)],
  ['network', '915128', 'Network is invalid.', isNotOneOf(['visa', 'mastercard', 'Mastercard', 'eftpos', 'cartes_bancaires'])],
];
/** Flags of an authenticated or attempted payment. */
const AUTHENTICATED = /^0[1256]$/;

const PATH = ['transaction', 'threeDSecurePassThru'];

function findMissing(passThru: Document): FieldError[] {
  const refuse = (field: string, code: string, message: string) => ({ path: [...PATH, field], code, message });
  const eciFlag = textAt(passThru, 'eciFlag');
  if (eciFlag === null) return [refuse('eciFlag', '915113', 'EciFlag is required.')];
  if (!AUTHENTICATED.test(eciFlag)) return [];
  const isLinked = textAt(passThru, 'xid') !== null || textAt(passThru, 'dsTransactionId') !== null;
  return [
    ...(textAt(passThru, 'cavv') === null ? [refuse('cavv', '915116', 'Cavv is required.')] : []),
    ...(isLinked ? [] : [refuse('xid', '915115', 'Xid is required.')]),
  ];
}

/** Cards belong to one network. Eftpos and Cartes Bancaires share cards with the others. */
function findNetworkMismatch(network: string | null | undefined, cardType: string | null): FieldError[] {
  const name = network?.toLowerCase();
  if ((name !== 'visa' && name !== 'mastercard') || cardType === null || name === cardType.toLowerCase()) return [];
  return [{ path: [...PATH, 'network'], code: '915139', message: 'Network does not match the payment instrument.' }];
}

/** An authentication by another provider. */
export const threeDSecurePassThru: SalePart = {
  check(request) {
    const { instrument, input } = request;
    const { threeDSecurePassThru: passThru } = input;
    if (!passThru) return [];
    const errors = [...findMissing(passThru), ...checkMember(RULES, 'threeDSecurePassThru')(request)];
    if (errors.length > 0 || !instrument || !findKind(instrument).isCard) return errors;
    return findNetworkMismatch(passThru.network, textAt(instrument.document, 'details', 'cardType'));
  },
};

/** Describes an authentication by another provider as a transaction shows it. */
export const describePassThru = (passThru: Document): Document => ({
  status: 'authenticate_successful',
  liabilityShifted: true,
  liabilityShiftPossible: true,
  enrolled: 'Y',
  ...Object.fromEntries(['cavv', 'xid', 'eciFlag', 'threeDSecureVersion', 'dsTransactionId'].map((name) => [name, textAt(passThru, name)])),
});
