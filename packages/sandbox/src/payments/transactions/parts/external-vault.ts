import { findKind } from '../../instruments/kinds';
import { isOneOf, matches, type FieldRule } from '../../vault/check-fields';
import { checkMember, type SalePart } from './sale-part';

const PATH = ['transaction', 'externalVault'];
const RULES: readonly FieldRule[] = [
  ['status', '915175', 'External vault status is invalid.', isOneOf(['will_vault', 'vaulted'])],
  ['previousNetworkTransactionId', '915179', 'Previous network transaction ID is invalid.', matches(/^[A-Za-z0-9]{9,15}$/)],
];

/** A card that another vault stores: the first payment, or a later one with the network's id of an earlier one. */
export const externalVault: SalePart = {
  check(request) {
    const { externalVault: value } = request.input;
    if (!value) return [];
    const { instrument } = request;
    if (instrument && !findKind(instrument).isCard) {
      const message = 'Payment instrument with external vault is invalid.';
      return [{ path: ['transaction', 'base'], code: '915176', message }];
    }
    const errors = checkMember(RULES, 'externalVault')(request);
    if (errors.length > 0 || !value.previousNetworkTransactionId || value.status !== 'will_vault') return errors;
    const message = 'Previous network transaction ID is only valid with the status vaulted.';
    return [{ path: [...PATH, 'status'], code: '915177', message }];
  },
};
