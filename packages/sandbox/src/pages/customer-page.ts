import { type SandboxContext } from '../context';
import { type PaymentContext } from '../store/payment-contexts';

/** One of the pages a customer meets on the way: a bank, a wallet, a challenge. It shows a payment context and takes the customer's choice. */
export interface CustomerPage {
  /** Of the payment contexts it is for; its address is `/pay/<kind>/<id>`. */
  readonly kind: string;
  show(visit: Visit): PageContent | Promise<PageContent>;
  /** Does what was chosen and says where that leads. The same page again: its own path. */
  choose(visit: Visit, choice: string, fields: Readonly<Record<string, string>>): Promise<string>;
}

export interface Visit {
  readonly context: SandboxContext;
  readonly payment: PaymentContext;
  /** Of the page itself: `/pay/sepa/<id>`. */
  readonly path: string;
  /** What it was opened with besides. */
  readonly query: URLSearchParams;
  readonly origin: string;
}

export interface PageContent {
  /** Who asks: `Test bank`. */
  readonly party: string;
  /** What for, as a sentence or a title. */
  readonly heading: string;
  readonly lead?: string;
  /** What the customer should read before choosing, term by term. */
  readonly facts?: readonly (readonly [term: string, value: string])[];
  /** What the customer can type. */
  readonly fields?: readonly Field[];
  /** The first is the one most customers want. */
  readonly choices: readonly Choice[];
  /** What the page tells the script that opened it. */
  readonly report?: Report | undefined;
}

export interface Report {
  /** The origin of the page the script is on; nobody else gets the message. */
  readonly target: string;
  readonly message: object;
  /** Where the page goes on to when the script has answered. */
  readonly answers?: { readonly accepted: string; readonly refused: string };
}

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel';
  readonly autocomplete?: string;
  readonly hint?: string;
  /** Below the buttons: for tests more than for customers. */
  readonly isLast?: boolean;
  /** What can be chosen from, where nothing is typed. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

export interface Choice {
  readonly name: string;
  readonly label: string;
}

/** The address of a customer's page. */
export const pagePath = (kind: string, id: string) => `/pay/${kind}/${id}`;
