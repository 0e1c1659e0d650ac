import { type Instrument } from './instrument';
import { textAt } from './text-at';

/** What one payment method is called in the different answers of the server API. */
export interface InstrumentKind {
  /** `paymentInstrumentType` of a transaction. */
  instrumentType: string;
  /** Root element of a vaulted method. */
  root: string;
  /** The transaction's element for it. */
  detail: string;
  /** The customer's list of them. */
  list: string;
  isCard: boolean;
}

const kind = (instrumentType: string, root: string, detail = root, isCard = false): InstrumentKind => ({
  instrumentType,
  root,
  detail,
  list: `${root}s`,
  isCard,
});
const card = (instrumentType: string, root: string, detail = root) => kind(instrumentType, root, detail, true);

export const CREDIT_CARD = card('credit_card', 'creditCard');
const LOCAL_PAYMENT = kind('local_payment', 'localPayment');
const ANDROID_PAY = card('android_pay_card', 'androidPayCard');
const SEPA = kind('sepa_debit_account', 'sepaDebitAccount', 'sepaDebitAccountDetail');

/** By the client API's name for the type, without case and underscores. */
const KINDS: Record<string, InstrumentKind> = {
  creditcard: CREDIT_CARD,
  paypalaccount: kind('paypal_account', 'paypalAccount', 'paypal'),
  localpayment: LOCAL_PAYMENT,
  venmoaccount: kind('venmo_account', 'venmoAccount'),
  androidpaycard: ANDROID_PAY,
  googlepaycard: ANDROID_PAY,
  applepaycard: card('apple_pay_card', 'applePayCard', 'applePay'),
  usbankaccount: kind('us_bank_account', 'usBankAccount'),
  europebankaccount: kind('europe_bank_account', 'europeBankAccount'),
  sepadebitaccount: SEPA,
  sepadebit: SEPA,
  sepadirectdebit: SEPA,
  sepadirectdebitaccount: SEPA,
  masterpasscard: card('masterpass_card', 'masterpassCard'),
  visacheckoutcard: card('visa_checkout_card', 'visaCheckoutCard'),
  samsungpaycard: card('samsung_pay_card', 'samsungPayCard'),
  amexexpresscheckoutcard: card('amex_express_checkout_card', 'amexExpressCheckoutCard'),
  metacheckoutcard: card('meta_checkout_card', 'metaCheckoutCard'),
  metacheckouttoken: card('meta_checkout_token', 'metaCheckoutToken'),
};

export const allKinds: readonly InstrumentKind[] = [...new Set(Object.values(KINDS))];

/** A local payment's nonce calls itself a PayPal account; what it is stands in its hidden part. */
export function kindOf({ type, hidden }: Pick<Instrument, 'type' | 'hidden'>): InstrumentKind {
  const given = textAt(hidden, 'instrumentType');
  const named = given === null ? undefined : allKinds.find(({ instrumentType }) => instrumentType === given);
  return named ?? KINDS[type.replace(/_/g, '').toLowerCase()] ?? kind('unknown', 'unknownPaymentMethod');
}
