import { findKind } from '../../instruments/kinds';
import { usBankAccount } from '../../instruments/us-bank-account';
import { type SalePart } from './sale-part';

/** How fast a bank debit is carried out. */
export const bankDebit: SalePart = {
  check: () => [],
  describe({ input, instrument }) {
    if (!instrument || findKind(instrument) !== usBankAccount) return {};
    const achType = input.options?.usBankAccount?.achType || 'standard';
    return { achType, requestedAchType: achType };
  },
};
