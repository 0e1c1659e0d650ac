import { test as base } from '../support/shop';
import type { Customer, Settings, Visit } from './customer';
import { createShopper, type Shopper } from './shop';

import { expect } from '../support/test';

export { expect };

export interface Fixtures {
  /** Set by `test.use`. */
  settings: Settings;
  /** Console errors that the flow is about. Others fail it. */
  expectedErrors: RegExp | undefined;
  visit: Visit;
  customer: Customer;
  /** The same customer in the demo shop. */
  shopper: Shopper;
}

/** `customer`: somebody at a browser of the project's engine. No flow passes with errors in the browser's console. */
export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  expectedErrors: [undefined, { option: true }],
  visit: async ({ browsers, settings }, use) => {
    const visit = await browsers.open(settings);
    await use(visit);
    await visit.close();
  },
  customer: async ({ visit: { customer, errors }, expectedErrors }, use, info) => {
    await use(customer);
    const unexpected = errors().filter((text) => !expectedErrors?.test(text)); // a screenshot makes some of its own
    if (info.status !== info.expectedStatus) await customer.screenshot(info.outputPath('page.png')).catch(() => {});
    expect(unexpected, 'errors in the console').toEqual([]);
  },
  shopper: ({ customer, shop }, use) => use(createShopper(customer, shop.url)),
});
