import { type SandboxContext } from '../context';
import { type PaymentContext, type PaymentContexts } from '../store/payment-contexts';

/** A page for the customer: at a bank, in a wallet, or for a 3D Secure challenge. It shows a stored payment and processes the customer's choice. */
export interface CustomerPage<Content extends object = object> {
  /** The payment contexts that the page shows. Its path is `/pay/<kind>/<id>`. */
  readonly contexts: PaymentContexts<Content>;
  show(visit: Visit<Content>): PageContent | Promise<PageContent>;
  /** Processes a choice and resolves with the URL to redirect to, which may be the page's own. */
  choose(visit: Visit<Content>, choice: string, fields: Readonly<Record<string, string>>): Promise<string>;
}

/** Defines the page of some contexts. What it returns forgets their type, since the pages of all kinds stand in one list. */
export const definePage = <Content extends object>(
  contexts: PaymentContexts<Content>,
  page: Pick<CustomerPage<Content>, 'show' | 'choose'>,
): CustomerPage => ({ contexts, ...page });

/** A request for a page. */
export interface Visit<Content = object> {
  readonly context: SandboxContext;
  readonly payment: PaymentContext<Content>;
  /** Path of the page itself: `/pay/<kind>/<id>`. */
  readonly path: string;
  /** Query with which the page was opened. */
  readonly query: URLSearchParams;
  /** The sandbox's own origin. */
  readonly origin: string;
}

/** What a page shows. */
export interface PageContent {
  /** Name of the bank or wallet: `Test bank`. */
  readonly party: string;
  /** Title of the page. */
  readonly heading: string;
  /** Introductory sentence below the title. */
  readonly lead?: string;
  /** Facts that the customer should read before choosing. */
  readonly facts?: readonly (readonly [term: string, value: string])[];
  /** Fields that the customer can fill in. */
  readonly fields?: readonly Field[];
  /** Buttons. The first is the most common choice. */
  readonly choices: readonly Choice[];
  /** Message to the script that opened the page. */
  readonly report?: Report | undefined;
}

/** A message to the script on the page that opened this one. */
export interface Report {
  /** Origin of the page that opened this one. No other page receives the message. */
  readonly target: string;
  readonly message: object;
  /** URLs to which this page navigates, depending on whether the script answers that it accepts or refuses. */
  readonly answers?: { readonly accepted: string; readonly refused: string };
}

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel';
  readonly autocomplete?: string;
  readonly hint?: string;
  /** Shows the field below the buttons. For fields that are useful in tests only. */
  readonly isLast?: boolean;
  /** Makes the field a select with these options. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

export interface Choice {
  readonly name: string;
  readonly label: string;
}

/** Choices that many pages offer. The button `close` closes the window in the browser, and nothing is sent. */
export const CLOSE: Choice = { name: 'close', label: 'Close this window' };
export const CANCEL: Choice = { name: 'cancel', label: 'Cancel and go back to the shop' };
export const RETURN: Choice = { name: 'return', label: 'Back to the shop' };

/** Path of a customer page. */
export const createPagePath = (kind: string, id: string) => `/pay/${kind}/${id}`;
