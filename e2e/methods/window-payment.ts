import type { Page } from '@playwright/test';
import type { Namespace } from '../differential/library';
import { codeOf, type Argument } from '../differential/shop';
import type { PopupMethod } from '../support/popup-method';
import { openPopup, paid, type PayOnPage } from '../third-parties/csp/shop';

/** A payment with a component that opens the provider's page in a window. */
export interface WindowPayment extends Pick<PopupMethod, 'page' | 'approve' | 'cancel' | 'approved' | 'codes' | 'smoke'> {
  /** In titles of tests. */
  readonly title: string;
  readonly namespace: Namespace;
  readonly method: 'tokenize' | 'startPayment';
  /** Options of `create`. */
  readonly create?: object;
  /** Options of the method. */
  readonly options: Argument;
  /** Declines as the customer's bank, where the page has a button for that. */
  readonly decline?: (popup: Page) => Promise<void>;
  /** Whether the component has `closeWindow`. */
  readonly hasCloseWindow?: true;
  /** The two requests of a payment: part of the path of each. */
  readonly requests: { readonly prepare: string; readonly exchange: string };
  /** The same payment on a full page, from which the customer comes back to the shop. */
  readonly fullPage?: FullPage;
  /** Which apps with a popup bridge can show the page: all, or those that have an address to which the customer returns. */
  readonly popupBridge?: 'all' | 'with return address';
  /** Which of the flows that are compared with the reference run for every change. */
  readonly everyChange: readonly ('approved' | 'canceled' | 'refused')[];
  /** Calls that are refused, as code after the instance. */
  readonly refused: readonly string[];
  /** Unusual arguments, as code that can use `options`. Omitted where tests of the method itself have them. */
  readonly unusual?: { readonly options: readonly string[]; readonly callbacks: readonly string[] };
}

/** A payment with a component that leaves the shop for the provider's page. */
export interface FullPage {
  readonly create: object;
  readonly options: object;
  /** How the address continues at which the customer comes back. */
  readonly back: { readonly approved: string; readonly canceled: string };
  /** The payload after an approval. */
  readonly approved: object;
}

/** The payment for `describePopupMethod`. The shop's page has the instance in the variable of its namespace. */
export function popupMethodFrom(name: string, payment: WindowPayment): PopupMethod {
  const { namespace, method, create = {}, options, hasCloseWindow, ...rest } = payment;
  return {
    ...rest,
    name,
    create: `async (authorization) => {
      window.${namespace} = await tender.${namespace}.create({ authorization, ...${JSON.stringify(create)} });
    }`,
    start: `(signal) => window.${namespace}.${method}({ ...${codeOf(options)}, signal })`,
    teardown: `window.${namespace}.teardown()`,
    ...(hasCloseWindow && { close: `window.${namespace}.closeWindow()` }),
  };
}

/** Pays on a page of a shop. */
export const payInWindow =
  ({ namespace, method, create = {}, options, approve }: WindowPayment): PayOnPage =>
  async (shop) => {
    const popup = await openPopup(
      shop,
      `async (tender, authorization) => {
        const instance = await tender.${namespace}.create({ authorization, ...${JSON.stringify(create)} });
        return () => instance.${method}(${codeOf(options)});
      }`,
    );
    await approve(popup);
    return paid(shop.page);
  };
