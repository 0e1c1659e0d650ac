import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import type { Library, Namespace } from './library';
import { installShop, type Outcome } from './shop-script';

/** An argument of a call: a JSON value, or a function that creates another value on the page and uses no variables of the test. */
export type Argument = object | string | boolean | number | (() => unknown);

/** A shop that uses one of the SDKs. It records the result of each call. */
export interface Shop {
  readonly library: Library;
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly clientToken: string;
  readonly tokenizationKey: string;
  /** Loads the shop's page again, at an address relative to the first one. Without an address it waits until the customer has returned to the page. */
  arrive(address?: string): Promise<void>;
  /** Creates a component, with a client token unless the options name an authorization or a client. */
  create(namespace: Namespace, options?: Argument): Promise<Outcome>;
  /** Calls a method of the latest instance. */
  call(namespace: Namespace, method: string, ...args: Argument[]): Promise<Outcome>;
  /** Resolves when the page has no pending requests. */
  readonly settled: () => Promise<void>;
  /** The same, after a pause in which no response has led to another request. */
  readonly quiet: () => Promise<void>;
  /** Runs code on the page, which can use `braintree`, `authorization` and `instances`. `name` names the step; by default, the code does. */
  attempt(code: string, name?: string): Promise<Outcome>;
  /** Calls a method in a click of the customer. Returns a function that waits for the outcome. */
  click(namespace: Namespace, method: string, ...args: Argument[]): Promise<() => Promise<Outcome>>;
  /** The same, for calls that open a window. Resolves when the window shows a page whose address contains `address`. */
  clickToPopup(address: string, namespace: Namespace, method: string, ...args: Argument[]): Promise<[Page, () => Promise<Outcome>]>;
}

export interface Step {
  readonly name: string;
  readonly outcome: Outcome;
}

/** Returns the code of an argument. */
export const codeOf = (argument: Argument): string =>
  typeof argument === 'function' ? `(${String(argument)})()` : JSON.stringify(argument);
const list = (args: Argument[]): string => `[${args.map(codeOf).join(', ')}]`;

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
  const click: Shop['click'] = async (namespace, method, ...args) => {
    await page.evaluate(`shop.onClick('${namespace}', '${method}', ${list(args)})`);
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
        run(`shop.create('${namespace}', ((args) => ('client' in args || 'authorization' in args ? args
          : { authorization: shop.authorization, ...args }))(${codeOf(options)}))`),
      );
      if (namespace === 'hostedFields') await quiet(); // their frames have a client of their own, which comes later
      return outcome;
    },
    call: (namespace, method, ...args) => keep(`${namespace}.${method}`, run(`shop.call('${namespace}', '${method}', ${list(args)})`)),
    attempt: (code, name = code) => keep(name, run(`(({ authorization, instances, attempt }) => attempt(() => ${code}))(shop)`)),
    click,
    async clickToPopup(address, namespace, method, ...args) {
      const [popup, outcome] = await Promise.all([page.waitForEvent('popup'), click(namespace, method, ...args)]);
      await popup.waitForURL((url) => url.href.includes(address));
      return [popup, outcome];
    },
  };
}
