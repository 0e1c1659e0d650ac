import { isUnlike, type FieldRule } from '../../vault/check-fields';
import { findKind } from '../../vault/instrument-kinds';
import { textAt } from '../../text-at';
import { checkMember, isNotOneOf, type SalePart } from './sale-part';

const PATH = ['transaction', 'externalVault'];
const RULES: readonly FieldRule[] = [
  ['status', '915175', 'External vault status is invalid.', isNotOneOf(['will_vault', 'vaulted'])],
  ['previousNetworkTransactionId', '915179', 'Previous network transaction ID is invalid.', isUnlike(/^[A-Za-z0-9]{9,15}$/)],
];
/** Brands whose networks link payments by the id of the first one. */
const LINKED_BRANDS = ['Visa', 'MasterCard', 'American Express', 'Discover', 'UnionPay'];

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
    if (errors.length > 0 || !value.previousNetworkTransactionId) return errors;
    if (value.status === 'will_vault') {
      const message = 'Previous network transaction ID is only valid with the status vaulted.';
      return [{ path: [...PATH, 'status'], code: '915177', message }];
    }
    const brand = textAt(instrument?.document, 'details', 'cardType');
    if (brand === null || LINKED_BRANDS.includes(brand)) return [];
    return [{ path: [...PATH, 'previousNetworkTransactionId'], code: '915178', message: 'Card type is invalid for an external vault.' }];
  },
};
