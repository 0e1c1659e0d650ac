import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import type { Library, Namespace } from './library';
import { installShop, type Outcome } from './shop-script';

/** An argument of a call: a value, or a function of the page that makes it, for what is no JSON. It closes over nothing. */
export type Given = object | string | boolean | number | (() => unknown);

/** A shop on one of the SDKs. What its calls come to is kept, step by step. */
export interface Shop {
  readonly library: Library;
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly clientToken: string;
  readonly tokenizationKey: string;
  /** The shop's page is loaded anew: at such an address, relative to the first, or without one where the customer's way leads back to it. */
  arrive(address?: string): Promise<void>;
  /** Creates a component, with a client token unless the options name an authorization or a client. */
  create(namespace: Namespace, options?: Given): Promise<Outcome>;
  /** Calls a method of the instance made last. */
  call(namespace: Namespace, method: string, ...given: Given[]): Promise<Outcome>;
  /** Resolves once nothing of the page's is on its way any more. */
  readonly settled: () => Promise<void>;
  /** The same, and no answer has led to another request. */
  readonly quiet: () => Promise<void>;
  /** Runs any code of the page's: `braintree`, `authorization` and `instances` are in reach. The step is called like the code, or by its name. */
  attempt(code: string, name?: string): Promise<Outcome>;
  /** The customer clicks, and the call begins in the click; the outcome is waited for later. */
  click(namespace: Namespace, method: string, ...given: Given[]): Promise<() => Promise<Outcome>>;
  /** The same, for calls that open a window; resolves once it shows a page of that address. */
  clickToPopup(address: string, namespace: Namespace, method: string, ...given: Given[]): Promise<[Page, () => Promise<Outcome>]>;
}

export interface Step {
  readonly name: string;
  readonly outcome: Outcome;
}

const text = (given: Given): string => (typeof given === 'function' ? `(${String(given)})()` : JSON.stringify(given));
const list = (given: Given[]): string => `[${given.map(text).join(', ')}]`;

export function openShop(
  where: Pick<Shop, 'library' | 'page' | 'sandbox' | 'clientToken' | 'tokenizationKey' | 'settled' | 'quiet'>,
): Shop & { readonly steps: Step[] } {
  const { page, clientToken, settled, quiet } = where;
  const home = new URL(page.url());
  const steps: Step[] = [];
  const keep = async (name: string, outcome: Promise<Outcome>): Promise<Outcome> => {
    const step = { name: `${steps.length + 1} ${name}`, outcome: {} as Outcome };
    steps.push(step);
    return (step.outcome = await outcome);
  };
  const run = (code: string): Promise<Outcome> => page.evaluate<Outcome>(code);
  const click: Shop['click'] = async (namespace, method, ...given) => {
    await page.evaluate(`shop.onClick('${namespace}', '${method}', ${list(given)})`);
    await page.locator('#pay').click();
    return () => keep(`${namespace}.${method}`, run('shop.clicked'));
  };
  return {
    ...where,
    steps,
    async arrive(address) {
      if (address === undefined) await page.waitForURL(({ origin }) => origin === home.origin);
      else {
        await settled();
        await page.goto('about:blank'); // or nothing is loaded where only the fragment is another one
        await page.goto(new URL(address, home).href);
      }
      await page.evaluate(installShop, clientToken);
    },
    async create(namespace, options = {}) {
      const outcome = await keep(
        `${namespace}.create`,
        run(`shop.create('${namespace}', ((given) => ('client' in given || 'authorization' in given ? given
          : { authorization: shop.authorization, ...given }))(${text(options)}))`),
      );
      if (namespace === 'hostedFields') await quiet(); // their frames have a client of their own, which comes later
      return outcome;
    },
    call: (namespace, method, ...given) => keep(`${namespace}.${method}`, run(`shop.call('${namespace}', '${method}', ${list(given)})`)),
    attempt: (code, name = code) => keep(name, run(`(({ authorization, instances, attempt }) => attempt(() => ${code}))(shop)`)),
    click,
    async clickToPopup(address, namespace, method, ...given) {
      const [popup, outcome] = await Promise.all([page.waitForEvent('popup'), click(namespace, method, ...given)]);
      await popup.waitForURL((url) => url.href.includes(address));
      return [popup, outcome];
    },
  };
}
