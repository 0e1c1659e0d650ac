import { findEntry } from '../../core/find-entry';
import { textAt } from '../../core/text-at';
import { type Instrument } from './instrument';

/** The names of one kind of payment method in the server API's responses. */
export interface InstrumentKind {
  /** Value of `paymentInstrumentType` in a transaction. */
  instrumentType: string;
  /** Root element of a vaulted method. */
  root: string;
  /** Element with its details in a transaction. */
  detail: string;
  /** Element with the list of such methods in a customer. */
  list: string;
  isCard: boolean;
}

const createKind = (instrumentType: string, root: string, detail = root, isCard = false): InstrumentKind => ({
  instrumentType,
  root,
  detail,
  list: `${root}s`,
  isCard,
});
const createCardKind = (instrumentType: string, root: string, detail = root) => createKind(instrumentType, root, detail, true);

export const CREDIT_CARD = createCardKind('credit_card', 'creditCard');
const LOCAL_PAYMENT = createKind('local_payment', 'localPayment');
const ANDROID_PAY = createCardKind('android_pay_card', 'androidPayCard');
const SEPA = createKind('sepa_debit_account', 'sepaDebitAccount', 'sepaDebitAccountDetail');

/** A wallet that the provider no longer accepts. */
export const COINBASE = createKind('coinbase_account', 'coinbaseAccount');

/** A method of a type that no SDK knows. */
const UNKNOWN = createKind('unknown', 'unknownPaymentMethod');

/** By the client API's name of the type, in lowercase and without underscores. */
const KINDS: Record<string, InstrumentKind> = {
  creditcard: CREDIT_CARD,
  paypalaccount: createKind('paypal_account', 'paypalAccount', 'paypal'),
  localpayment: LOCAL_PAYMENT,
  venmoaccount: createKind('venmo_account', 'venmoAccount'),
  androidpaycard: ANDROID_PAY,
  googlepaycard: ANDROID_PAY,
  applepaycard: createCardKind('apple_pay_card', 'applePayCard', 'applePay'),
  usbankaccount: createKind('us_bank_account', 'usBankAccount'),
  coinbaseaccount: COINBASE,
  europebankaccount: createKind('europe_bank_account', 'europeBankAccount'),
  sepadebitaccount: SEPA,
  sepadebit: SEPA,
  sepadirectdebit: SEPA,
  sepadirectdebitaccount: SEPA,
  masterpasscard: createCardKind('masterpass_card', 'masterpassCard'),
  visacheckoutcard: createCardKind('visa_checkout_card', 'visaCheckoutCard'),
  samsungpaycard: createCardKind('samsung_pay_card', 'samsungPayCard'),
  amexexpresscheckoutcard: createCardKind('amex_express_checkout_card', 'amexExpressCheckoutCard'),
  metacheckoutcard: createCardKind('meta_checkout_card', 'metaCheckoutCard'),
  abstracttransactable: UNKNOWN,
  metacheckouttoken: createCardKind('meta_checkout_token', 'metaCheckoutToken'),
};

export const allKinds: readonly InstrumentKind[] = [...new Set(Object.values(KINDS))].filter((kind) => kind !== COINBASE);

/** Whether a payment method is a card, by its name in transactions: `apple_pay_card`. */
export const isCardType = (instrumentType: string): boolean =>
  allKinds.some((kind) => kind.isCard && kind.instrumentType === instrumentType);

/** Finds the kind of an instrument. A local payment's nonce has the type of a PayPal account; `hidden` holds its real type. */
export function findKind({ type, hidden }: Pick<Instrument, 'type' | 'hidden'>): InstrumentKind {
  const hiddenType = textAt(hidden, 'instrumentType');
  const named = hiddenType === null ? undefined : allKinds.find(({ instrumentType }) => instrumentType === hiddenType);
  return named ?? findEntry(KINDS, type.replace(/_/g, '').toLowerCase()) ?? UNKNOWN;
}
