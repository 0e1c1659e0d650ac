import { type XmlFields } from '../../core/xml/write-xml';
import * as all from './all-kinds';
import { type InstrumentKind, type InstrumentOf } from './define-instrument';
import { createGlobalId } from './global-id';
import { isOneOffMandate } from './sepa-debit-account';

type Kind = (typeof all)[keyof typeof all];
type Described = Parameters<Kind['describe']>[0];
type IntersectionOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (each: infer Each) => void ? Each : never;

/** The details of an instrument of any kind. Those of other kinds are undefined. */
export type Details = Partial<IntersectionOf<Described['document']['details']>>;
/** The facts of an instrument of any kind. */
export type Facts = Partial<IntersectionOf<Described['facts']>>;
export type Instrument = InstrumentOf<Details, Facts>;

/** The kinds in the order in which the provider lists a customer's methods. */
const LISTED = [
  all.creditCard,
  all.paypalAccount,
  all.localPayment,
  all.venmoAccount,
  all.androidPayCard,
  all.applePayCard,
  all.usBankAccount,
  all.europeBankAccount,
  all.sepaDebitAccount,
  all.masterpassCard,
  all.visaCheckoutCard,
  all.samsungPayCard,
  all.amexExpressCheckoutCard,
  all.metaCheckoutCard,
  all.unknownMethod,
  all.metaCheckoutToken,
];

/** Every kind of payment method. */
export const kinds: readonly Kind[] = [...new Set<Kind>([...LISTED, ...Object.values(all)])];

/** The kinds that the provider still accepts. */
export const acceptedKinds = kinds.filter((kind) => kind !== all.coinbaseAccount);

const normalize = (type: string): string => type.replace(/_/g, '').toLowerCase();
const byType = new Map(kinds.flatMap((kind) => kind.types.map((type) => [normalize(type), kind])));
const byInstrumentType = new Map(acceptedKinds.map((kind) => [kind.instrumentType, kind]));

/** Finds the kind of an instrument. A local payment's nonce has the type of a PayPal account, and its own among the facts. */
export const findKind = ({ type, facts }: Pick<Instrument, 'type' | 'facts'>): InstrumentKind =>
  byInstrumentType.get(facts.instrumentType ?? '') ?? byType.get(normalize(type)) ?? all.unknownMethod;

/** The kind of a stored transaction, by its `paymentInstrumentType`. */
export const findKindOfTransaction = (instrumentType: string): InstrumentKind => byInstrumentType.get(instrumentType) ?? all.unknownMethod;

/** Describes an instrument for the server API, in a transaction or in the vault. */
export function describeInstrument(instrument: Instrument): XmlFields {
  const { token } = instrument;
  const globalId = token === null ? null : createGlobalId('paymentmethod', token);
  return { token, globalId, ...findKind(instrument).describe(instrument) };
}

/** One-time PayPal payments, mandates for one debit, and local payments cannot be vaulted. */
export const isVaultable = (instrument: Instrument): boolean =>
  instrument.facts.oneTime !== true && !isOneOffMandate(instrument) && findKind(instrument).isVaultable;
