import { expect } from '@playwright/test';
import { CARD } from '../support/shop';
import { button, cardField, css, labelled, type Customer, type Target } from './customer';

export { CARD };

/** A card whose bank asks for a code. */
export const VERIFIED_BY_CODE = { ...CARD, number: '4000000000002503' };

export const notice = css('.notice, [data-tender-notice]');
/** The notice after the customer has canceled. */
export { LEFT, sales } from '../support/shop';
export const payButton = css('button[type=submit]');
export const email = labelled('E-mail address');

export const expectText = (customer: Customer, target: Target, text: string): Promise<void> =>
  expect.poll(() => customer.read(target), { timeout: 15_000 }).toContain(text);
export const expectGone = (customer: Customer, target: Target): Promise<void> =>
  expect.poll(() => customer.read(target), { timeout: 15_000 }).toBeUndefined();

/** Puts a mug in the basket and goes to the checkout. Resolves when the payment methods have loaded. */
export async function goToCheckout(customer: Customer, url: string): Promise<void> {
  await customer.open(url);
  await customer.click(button('Add to basket'));
  await customer.click(button('Go to checkout'));
  await ready(customer);
}

/** Resolves when the customer can pay with the chosen method. */
export const ready = (customer: Customer): Promise<void> =>
  expect.poll(() => customer.read(css('button[type=submit][aria-disabled=false]')), { timeout: 30_000 }).toBeDefined();

/** Resolves when the page knows that a card field has the focus: keys that are typed before may go elsewhere. */
export const focusIsIn = (customer: Customer, field: string): Promise<void> => {
  const frame = css(`.braintree-hosted-fields-focused iframe[name="braintree-hosted-field-${field}"]`);
  return expect.poll(() => customer.read(frame), { timeout: 10_000 }).toBeDefined();
};

/** Types into a field, in place of what it holds. */
export async function fill(customer: Customer, target: Target, text: string): Promise<void> {
  await customer.click(target);
  await customer.press('Control+a');
  await customer.type(text);
}

/** @param place of the fields, where the page holds others too */
export async function typeCard(customer: Customer, card: Partial<Record<keyof typeof CARD, string>> = CARD, place?: string): Promise<void> {
  for (const [name, text] of Object.entries(card)) await fill(customer, cardField(name, place), text);
}

export const methodRadio = (method: string): Target => css(`[data-tender-method=${method}] > label > input`);

export async function chooseMethod(customer: Customer, method: string): Promise<void> {
  const radio = methodRadio(method);
  await customer.click(radio);
  await expect.poll(() => customer.evaluate(radio, (element) => (element as HTMLInputElement).checked)).toBe(true);
}

/** Goes to the checkout, types the e-mail address and chooses a payment method. */
export async function payBy(customer: Customer, url: string, method: string): Promise<void> {
  await goToCheckout(customer, url);
  await fill(customer, email, 'ada@example.com');
  await chooseMethod(customer, method);
}

/** Expects an order that names its payment method. */
export async function expectPaid(customer: Customer, method: string): Promise<void> {
  await expectText(customer, css('h1'), 'Thank you!');
  await expectText(customer, css('.receipt dl'), method);
}
