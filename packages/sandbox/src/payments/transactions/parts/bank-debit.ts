import { type Document } from '../../../core/store/schema';
import { isDocument } from '../../../core/text-at';
import { describeInstrument, findKind } from '../../instruments/kinds';
import { usBankAccount } from '../../instruments/us-bank-account';
import { type DecidedSale } from '../sale';
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

/** Creates the details of a bank debit: the mandate that the server sends replaces that of the page. */
export function createBankDetails({ input, instrument }: Pick<DecidedSale, 'input' | 'instrument'>): Document {
  const { achMandateText: text, achMandateAcceptedAt: acceptedAt } = input.usBankAccount ?? {};
  const { achMandate } = describeInstrument(instrument);
  return {
    achMandate: { ...(isDocument(achMandate) ? achMandate : {}), ...(text ? { text } : {}), ...(acceptedAt ? { acceptedAt } : {}) },
  };
}
