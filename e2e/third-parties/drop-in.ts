import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Site } from '../support/site';
import { expect } from '../support/test';
import { bundleClient, type Library } from './bundle-client';

/** As much of the drop-in as a shop uses. */
interface DropIn {
  requestPaymentMethod(options?: object): Promise<Paid>;
  isPaymentMethodRequestable(): boolean;
  clearSelectedPaymentMethod(): void;
  teardown(): Promise<void>;
}
export interface Paid {
  nonce: string;
  type: string;
  vaulted?: boolean;
  liabilityShifted?: boolean;
  deviceData?: string;
  details: Record<string, unknown>;
}

declare global {
  interface Window {
    dropIn: { default: { create(options: object): Promise<DropIn> } };
    openedDropIn: DropIn;
    bought: Promise<{ value?: Paid; error?: string }>;
  }
}

/** The page wants the drop-in's stylesheet from the provider's asset host, unless it finds it under this id. */
const stylesheet = readFileSync(createRequire(import.meta.url).resolve('braintree-web-drop-in/dropin.css'), 'utf8');
const made = new Map<Library, Promise<string>>();

function scriptOf(library: Library): Promise<string> {
  // Its main module: the one for browsers has the provider's SDK in it already.
  const code = `export { default } from 'braintree-web-drop-in/index.js';`;
  const script = made.get(library) ?? bundleClient(code, 'dropIn', library);
  made.set(library, script);
  return script;
}

/** A shop with the drop-in and a button, on the provider's hosts. */
export async function openDropIn(page: Page, site: Site, library: Library, options: object): Promise<void> {
  const script = site.script('shop.localhost', '/drop-in.js', await scriptOf(library));
  const body = '<div id="drop-in"></div><button id="pay">Pay</button>';
  const head = `<style id="braintree-dropin-stylesheet">${stylesheet}</style>`;
  await page.goto(site.page('shop.localhost', '/checkout', { body, head, scripts: [script] }));
  await page.evaluate(async (args) => {
    window.openedDropIn = await window.dropIn.default.create({ container: '#drop-in', ...args });
  }, options);
}

/** The customer has gone through a method's own window, and the drop-in has heard of it. */
export const requestable = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.openedDropIn.isPaymentMethodRequestable())).toBe(true);

/** Asks the drop-in for a payment method; `paid` tells what comes of it. */
export function request(page: Page, options: object = {}): Promise<void> {
  return page.evaluate((args) => {
    window.bought = window.openedDropIn.requestPaymentMethod(args).then(
      (value) => ({ value: JSON.parse(JSON.stringify(value)) as Paid }),
      (error: Error) => ({ error: String(error) }),
    );
  }, options);
}

export async function paid(page: Page): Promise<Paid> {
  const { value, error } = await page.evaluate(() => window.bought);
  expect(error).toBeUndefined();
  return value as Paid;
}

/** The customer has chosen how to pay, and the shop asks for it. */
export async function buy(page: Page): Promise<Paid> {
  await requestable(page); // fields and windows tell the drop-in of their last step
  await request(page);
  return paid(page);
}
