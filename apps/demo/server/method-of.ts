import type { PaymentMethod } from './contract';
import type { Transaction } from './gateway';

/** As far as the page shows it; the SDK's published types lack most of these members. */
interface Instruments {
  readonly paymentInstrumentType?: string;
  readonly creditCard?: CardDetails;
  readonly masterpassCard?: CardDetails;
  readonly paypalAccount?: { readonly payerEmail?: string | null };
  readonly sepaDirectDebitAccountDetails?: { readonly last4?: string | null };
  readonly localPayment?: { readonly fundingSource?: string | null };
}
type CardDetails = { readonly cardType?: string | null; readonly last4?: string | null };

/** By the provider's names for the types of local payments. */
export const LOCAL_PAYMENT_NAMES: Readonly<Record<string, string>> = {
  bancontact: 'Bancontact',
  blik: 'BLIK',
  eps: 'EPS',
  giropay: 'giropay',
  ideal: 'iDEAL',
  mybank: 'MyBank',
  p24: 'Przelewy24',
  pay_upon_invoice: 'Pay upon invoice',
};

/** What paid a transaction, in words; undefined for what this shop does not offer. */
export function methodOf(transaction: Transaction): PaymentMethod | undefined {
  const { paymentInstrumentType, creditCard, masterpassCard, paypalAccount, localPayment, ...rest } = transaction as Instruments;
  switch (paymentInstrumentType) {
    case 'paypal_account':
      return { kind: 'paypal', name: 'PayPal', ...detail(paypalAccount?.payerEmail) };
    case 'sepa_debit_account':
      return { kind: 'sepa', name: 'SEPA Direct Debit', ...detail(rest.sepaDirectDebitAccountDetails?.last4, 'IBAN ending in ') };
    case 'local_payment': {
      const source = localPayment?.fundingSource ?? '';
      return { kind: 'local-payment', name: LOCAL_PAYMENT_NAMES[source.toLowerCase()] ?? (source || 'Local payment') };
    }
    case 'masterpass_card':
      return {
        kind: 'masterpass',
        name: 'Masterpass',
        ...detail(masterpassCard?.last4, `${masterpassCard?.cardType ?? 'card'} ending in `),
      };
    default:
      return creditCard?.last4
        ? { kind: 'card', name: creditCard.cardType ?? 'Card', ...detail(creditCard.last4, 'ending in ') }
        : undefined;
  }
}

const detail = (value: string | null | undefined, before = ''): { detail?: string } => (value ? { detail: before + value } : {});
