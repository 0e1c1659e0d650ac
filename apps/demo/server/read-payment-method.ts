import type { PaymentMethod } from './contract';
import type { Transaction } from './gateway';

/** The members that the page shows; the SDK's published types lack most of them. */
interface Instruments {
  readonly paymentInstrumentType?: string;
  readonly creditCard?: CardDetails;
  readonly paypalAccount?: { readonly payerEmail?: string | null };
  readonly sepaDirectDebitAccountDetails?: { readonly last4?: string | null };
  readonly localPayment?: { readonly fundingSource?: string | null };
  /** With Google Pay: the card in the wallet. */
  readonly androidPayCard?: { readonly sourceCardType?: string | null; readonly sourceCardLast4?: string | null };
  readonly venmoAccountDetails?: { readonly username?: string | null };
  readonly usBankAccount?: { readonly accountType?: string | null; readonly last4?: string | null };
  readonly threeDSecureInfo?: { readonly liabilityShifted?: boolean };
}
type CardDetails = { readonly cardType?: string | null; readonly last4?: string | null };

/** Names for customers, by the provider's names for the types of local payments. */
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

/** Describes the payment method of a transaction; undefined for methods that this shop does not offer. */
export function readPaymentMethod(transaction: Transaction): PaymentMethod | undefined {
  const { paymentInstrumentType, creditCard, paypalAccount, localPayment, ...rest } = transaction as Instruments;
  switch (paymentInstrumentType) {
    case 'paypal_account':
      return { kind: 'paypal', name: 'PayPal', ...detail(paypalAccount?.payerEmail) };
    case 'sepa_debit_account':
      return { kind: 'sepa', name: 'SEPA Direct Debit', ...detail(rest.sepaDirectDebitAccountDetails?.last4, 'IBAN ending in ') };
    case 'local_payment': {
      const source = localPayment?.fundingSource ?? '';
      return { kind: 'local-payment', name: LOCAL_PAYMENT_NAMES[source.toLowerCase()] ?? (source || 'Local payment') };
    }
    case 'android_pay_card': {
      const { sourceCardType, sourceCardLast4 } = rest.androidPayCard ?? {};
      return { kind: 'google-pay', name: 'Google Pay', ...detail(sourceCardLast4, `${sourceCardType ?? 'card'} ending in `) };
    }
    case 'venmo_account':
      return { kind: 'venmo', name: 'Venmo', ...detail(rest.venmoAccountDetails?.username?.replace(/^@?/, '@')) };
    case 'us_bank_account': {
      const { accountType, last4 } = rest.usBankAccount ?? {};
      return { kind: 'us-bank-account', name: 'US bank account', ...detail(last4, `${accountType ?? 'account'} ending in `) };
    }
    default: {
      const [type, words] = /^(?!credit_)(\w+)_(?:card|account)$/.exec(paymentInstrumentType ?? '') ?? [];
      if (type && words) return readOther(type, words, transaction);
      if (!creditCard?.last4) return undefined;
      const verified = rest.threeDSecureInfo?.liabilityShifted ? ', verified by the bank' : '';
      return { kind: 'card', name: creditCard.cardType ?? 'Card', detail: `ending in ${creditCard.last4}${verified}` };
    }
  }
}

/**
 * Describes a wallet or an account by the names that the gateway derives from one another: the instrument type of Visa Checkout is `visa_checkout_card`,
 * and the card is the member `visaCheckoutCard`, whose type may begin with `Visa Checkout - `.
 */
function readOther(type: string, words: string, transaction: Transaction): PaymentMethod {
  const name = words
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  const member = type.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const { cardType, last4 } = (transaction as unknown as Readonly<Record<string, CardDetails | undefined>>)[member] ?? {};
  const card = cardType?.replace(`${name} - `, '') ?? 'card';
  return { kind: words.replaceAll('_', '-'), name, ...detail(last4, `${card} ending in `) };
}

const detail = (value: string | null | undefined, before = ''): { detail?: string } => (value ? { detail: before + value } : {});
