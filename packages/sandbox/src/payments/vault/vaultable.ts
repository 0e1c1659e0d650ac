import { textAt, valueAt } from '../../core/text-at';
import { type Instrument } from './instrument';
import { findKind } from './instrument-kinds';

/** A bank debit that the customer has allowed once. */
export const isOneOffMandate = ({ document }: Pick<Instrument, 'document'>): boolean =>
  textAt(document, 'details', 'mandateType') === 'ONE_OFF';

/** One-time PayPal payments, mandates for one debit, and local payments cannot be vaulted. */
export const isVaultable = (instrument: Instrument): boolean =>
  valueAt(instrument.hidden, 'oneTime') !== true && !isOneOffMandate(instrument) && findKind(instrument).instrumentType !== 'local_payment';
