import { type SandboxContext } from '../../core/context';
import { type Document } from '../../core/store/schema';
import { type XmlFields } from '../../core/xml/write-xml';
import { type BinData } from '../cards/bin-data';
import { SETTLED, type Settlement } from './settlement';

/** A text that may be missing. */
export type Text = string | null | undefined;

/** What pages receive of a payment method, in the client API's words. */
export interface InstrumentDocument<Details> {
  type?: string;
  nonce?: string;
  description?: string;
  consumed?: boolean;
  details: Details;
  /** What is known of a card from its number. */
  binData?: BinData | null;
  /** The result of the card's 3D Secure authentication. */
  threeDSecureInfo?: Document | null;
  [member: string]: unknown;
}

/** Anything that can be charged or vaulted: from a nonce, from the vault, or a raw card. */
export interface InstrumentOf<Details, Facts> {
  /** The client API's name of the type: `CreditCard`, `PayPalAccount`, ... */
  type: string;
  document: InstrumentDocument<Details>;
  /** What only the gateway knows. */
  facts: Facts;
  cardFingerprint: string | null;
  /** Set for an instrument in the vault. */
  token: string | null;
  customerId: string | null;
}

export interface Total {
  amount: string;
  currencyIsoCode: string;
}

/** What a server says of a payment by PayPal, or of the mandate of a bank debit. */
interface PaymentInput {
  options?:
    | ({ readonly [option: string]: unknown } & { paypal?: { readonly [option: string]: unknown } | null | undefined })
    | null
    | undefined;
  paypalAccount?: { readonly [option: string]: unknown } | null | undefined;
  usBankAccount?: { achMandateText?: Text; achMandateAcceptedAt?: Text } | null | undefined;
}

/** A payment that the bank has decided. */
export interface Payment<Details, Facts> {
  instrument: InstrumentOf<Details, Facts>;
  input: PaymentInput;
  total: Total;
  isAuthorized: boolean;
  isSubmitted: boolean;
}

/**
 * Everything that the gateway knows of one kind of payment method. `Details` are those that pages receive, and `Facts` those that only the gateway knows.
 * Their members are optional, because instruments of all kinds are read as one type.
 */
export interface InstrumentKind<Details = object, Facts = object> {
  /** Names of the type in the client API; new ones have the first. Requests may write them in other cases, and with underscores. */
  readonly types: readonly string[];
  /** Value of `paymentInstrumentType` in a transaction. */
  readonly instrumentType: string;
  /** Root element of a vaulted method. */
  readonly root: string;
  /** Element with its details in a transaction. Default: `root`. */
  readonly detail: string;
  /** Element with the list of such methods in a customer. */
  readonly list: string;
  readonly isCard: boolean;
  /** Whether PayPal carries the payment out, with its own rules for amounts. */
  readonly isByPayPal: boolean;
  /** Whether the provider still accepts it. */
  readonly isSupported: boolean;
  /** Whether a customer's vault may hold it. */
  isVaultable(instrument: InstrumentOf<Details, Facts>): boolean;
  /** Field, code and message of the error for one that the vault may not hold. Default: an invalid nonce. */
  readonly unvaultable?: readonly [field: string, code: string, message: string];
  /** Names in searches besides `instrumentType`. */
  readonly searchNames: readonly string[];
  /** Fields of searches, each with the member of the detail in a transaction that it searches. */
  readonly searchable: Readonly<Record<string, string>>;
  /** Path of the errors about a method itself. Default: that of a card, or the root element. */
  readonly errorPath?: readonly string[];
  /** Codes of the errors for a customer who is not named or not known, where they are not the usual ones. */
  readonly customerCodes: { readonly missing?: string; readonly unknown?: string };
  /** Statuses of a payment that is not authorized first. */
  readonly initialStatuses?: readonly string[];
  /** Statuses that a captured payment passes through at once. */
  readonly captureStatuses: readonly string[];
  /** Days until an authorization expires. For cards the brand decides. */
  readonly authorizationDays?: number;
  /** Code and message for a token that is taken. */
  readonly tokenInUse: readonly [code: string, message: string];
  /** Decides how the bank answers an amount: its response code, or undefined where the documented amounts of cards decide. */
  readonly authorize: (cents: number) => string | undefined;
  /** Whether a network token is charged in place of the number, whatever the details say. */
  readonly isNetworkToken: boolean;
  /** Statuses in which a payment can be voided. */
  readonly voidableStatuses: readonly string[];
  readonly isClonable: boolean;
  /** Whether a webhook tells of a settlement. */
  readonly announcesSettlement: boolean;
  /** Amounts whose payment is disputed at once, with the dispute's status. */
  readonly disputedAmounts: Readonly<Record<string, 'open' | 'under_review'>>;
  /** What disputes call it. */
  readonly disputeSubtype: string;
  /** Decides how the settlement of an amount ends. */
  readonly settle: (cents: number) => Settlement;
  /** Describes an instrument for the server API, in a transaction or in the vault. */
  describe(instrument: InstrumentOf<Details, Facts>): XmlFields;
  /** Describes what a payment adds to the description of its instrument. */
  describePayment?(payment: Payment<Details, Facts>): object;
  /** Whether PayPal takes a fee for a capture, which stands in the detail. */
  readonly hasPayPalFee: boolean;
  /** The documented nonces of this kind by their names. They always exist, and are never spent. */
  readonly fakeNonces: Readonly<Record<string, (context: FakeContext) => InstrumentOf<Details, Facts>>>;
  /** Other documented nonces, whose names contain that of a test card, such as `fake-apple-pay-visa-nonce`. */
  readonly fakeCards?: { readonly pattern: RegExp; create(context: FakeContext, number: string): InstrumentOf<Details, Facts> };
}

export type FakeContext = Pick<SandboxContext, 'merchant' | 'clock'>;

export type Definition<Details, Facts> = Pick<InstrumentKind, 'types' | 'instrumentType' | 'root'> &
  Partial<InstrumentKind<Details, Facts>>;

/** Defines a kind that is no card. It is described with the details that the page received, unless it says otherwise. */
export const defineInstrument = <Details extends object = object, Facts extends object = object>(
  definition: Definition<NoInfer<Details>, NoInfer<Facts>>,
): InstrumentKind<Details, Facts> => ({
  detail: definition.root,
  list: `${definition.root}s`,
  isCard: false,
  isByPayPal: false,
  isNetworkToken: false,
  hasPayPalFee: false,
  isSupported: true,
  isVaultable: () => true,
  searchNames: [],
  searchable: {},
  customerCodes: {},
  voidableStatuses: ['authorized', 'submitted_for_settlement'],
  isClonable: true,
  announcesSettlement: true,
  disputedAmounts: {},
  disputeSubtype: 'Visa',
  authorize: () => undefined,
  captureStatuses: ['submitted_for_settlement'],
  tokenInUse: ['91719', 'Credit card token is already in use.'],
  settle: () => SETTLED,
  describe: ({ document }) => ({ ...(document.details as XmlFields) }),
  fakeNonces: {},
  ...definition,
});
