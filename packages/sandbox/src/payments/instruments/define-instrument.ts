import { type SandboxContext } from '../../core/context';
import { textAt, valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { describeCard } from './describe-card';
import { type Instrument } from './instrument';
import { SETTLED, type Settlement } from './settlement';

/** Everything that the gateway knows of one kind of payment method. */
export interface InstrumentKind {
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
  /** Whether a customer's vault may hold it. */
  readonly isVaultable: boolean;
  /** Names in searches besides `instrumentType`. */
  readonly searchNames: readonly string[];
  /** Statuses of a payment that is not authorized first. */
  readonly initialStatuses?: readonly string[];
  /** Statuses that a captured payment passes through at once. */
  readonly captureStatuses: readonly string[];
  /** Days until an authorization expires. For cards the brand decides. */
  readonly authorizationDays?: number;
  /** Code and message for a token that is taken. */
  readonly tokenInUse: readonly [code: string, message: string];
  /** Decides how the settlement of an amount ends. */
  readonly settle: (cents: number) => Settlement;
  /** Describes an instrument for the server API, in a transaction or in the vault. */
  readonly describe: (instrument: Instrument) => XmlFields;
  /** The documented nonces of this kind by their names. They always exist, and are never spent. */
  readonly fakeNonces: Readonly<Record<string, (context: FakeContext) => Instrument>>;
  /** Other documented nonces, whose names contain that of a test card, such as `fake-apple-pay-visa-nonce`. */
  readonly fakeCards?: { readonly pattern: RegExp; readonly create: (context: FakeContext, number: string) => Instrument };
}

export type FakeContext = Pick<SandboxContext, 'merchant' | 'clock'>;

type Definition = Pick<InstrumentKind, 'types' | 'instrumentType' | 'root'> & Partial<InstrumentKind>;

/** Defines a kind that is no card. It is described with the details that the page received, unless it says otherwise. */
export const defineInstrument = (definition: Definition): InstrumentKind => ({
  detail: definition.root,
  list: `${definition.root}s`,
  isCard: false,
  isByPayPal: false,
  isVaultable: true,
  searchNames: [],
  captureStatuses: ['submitted_for_settlement'],
  tokenInUse: ['91719', 'Credit card token is already in use.'],
  settle: () => SETTLED,
  describe: describeDetails,
  fakeNonces: {},
  ...definition,
});

/** Defines a kind of card. */
export const defineCard = (definition: Definition): InstrumentKind =>
  defineInstrument({ isCard: true, describe: describeCard, ...definition });

const describeDetails = ({ document }: Instrument): XmlFields => {
  const details = valueAt(document, 'details');
  return typeof details === 'object' && details !== null ? { ...(details as XmlFields) } : {};
};

/** Reads a member of the details that the page received, or else of the facts that only the gateway knows. */
export const readDetail = ({ document, hidden }: Instrument, name: string): string | null =>
  textAt(document, 'details', name) ?? textAt(hidden, name);
