import { textAt, valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { amexExpressCheckoutCard } from './amex-express-checkout-card';
import { androidPayCard } from './android-pay-card';
import { applePayCard } from './apple-pay-card';
import { creditCard } from './credit-card';
import { type InstrumentKind } from './define-instrument';
import { createGlobalId } from './global-id';
import { type Instrument } from './instrument';
import { localPayment } from './local-payment';
import { masterpassCard } from './masterpass-card';
import { metaCheckoutCard, metaCheckoutToken } from './meta-checkout';
import { coinbaseAccount, europeBankAccount, unknownMethod } from './other-accounts';
import { paypalAccount } from './paypal-account';
import { samsungPayCard } from './samsung-pay-card';
import { isOneOffMandate, sepaDebitAccount } from './sepa-debit-account';
import { usBankAccount } from './us-bank-account';
import { venmoAccount } from './venmo-account';
import { visaCheckoutCard } from './visa-checkout-card';

/** Every kind of payment method. A new one is a file in this folder and its name here. */
export const kinds: readonly InstrumentKind[] = [
  creditCard,
  paypalAccount,
  localPayment,
  venmoAccount,
  androidPayCard,
  applePayCard,
  usBankAccount,
  coinbaseAccount,
  europeBankAccount,
  sepaDebitAccount,
  masterpassCard,
  visaCheckoutCard,
  samsungPayCard,
  amexExpressCheckoutCard,
  metaCheckoutCard,
  unknownMethod,
  metaCheckoutToken,
];

/** The kinds that the provider still accepts. */
export const acceptedKinds = kinds.filter((kind) => kind !== coinbaseAccount);

const normalize = (type: string): string => type.replace(/_/g, '').toLowerCase();
const byType = new Map(kinds.flatMap((kind) => kind.types.map((type) => [normalize(type), kind])));
const byInstrumentType = new Map(acceptedKinds.map((kind) => [kind.instrumentType, kind]));

/** Finds the kind of an instrument. A local payment's nonce has the type of a PayPal account; `hidden` holds its real type. */
export const findKind = ({ type, hidden }: Pick<Instrument, 'type' | 'hidden'>): InstrumentKind =>
  byInstrumentType.get(textAt(hidden, 'instrumentType') ?? '') ?? byType.get(normalize(type)) ?? unknownMethod;

/** The kind of a stored transaction, by its `paymentInstrumentType`. */
export const findKindOfTransaction = (instrumentType: string): InstrumentKind => byInstrumentType.get(instrumentType) ?? unknownMethod;

/** Describes an instrument for the server API, in a transaction or in the vault. */
export function describeInstrument(instrument: Instrument): XmlFields {
  const { token } = instrument;
  const globalId = token === null ? null : createGlobalId('paymentmethod', token);
  return { token, globalId, ...findKind(instrument).describe(instrument) };
}

/** One-time PayPal payments, mandates for one debit, and local payments cannot be vaulted. */
export const isVaultable = (instrument: Instrument): boolean =>
  valueAt(instrument.hidden, 'oneTime') !== true && !isOneOffMandate(instrument) && findKind(instrument).isVaultable;
