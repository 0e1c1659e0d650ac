import { expect } from '@playwright/test';
import { CARD, LEFT, sales, SHOWN } from '../support/shop';
import { button, cardField, css, labelled, type Customer, type Target } from './customer';

export { CARD, LEFT, sales, SHOWN };

/** A card whose bank asks for a code, and how the order names it then. */
export const VERIFIED_BY_CODE = { ...CARD, number: '4000000000002503' };
export const VERIFIED = 'Visa ending in 2503, verified by the bank';

/** Texts that some methods ask for, by their labels. */
export const MANDATE = { 'Account holder': 'Ada Lovelace', IBAN: 'DE89370400440532013000' };
export const NAME = { 'First name': 'Ada', 'Last name': 'Lovelace' };

export const notice = css('.notice, [data-tender-notice]');
export const payButton = css('button[type=submit]');
export const email = labelled('E-mail address');
export const methodRadio = (method: string): Target => css(`[data-tender-method=${method}] > label > input`);

const BANK = 'iframe[name="Cardinal-CCA-IFrame"]';
export const bankButton = (name: string): Target => button(name, BANK);

export const expectText = (customer: Customer, target: Target, text: string): Promise<void> =>
  expect.poll(() => customer.read(target), { timeout: 15_000 }).toContain(text);
export const expectGone = (customer: Customer, target: Target): Promise<void> =>
  expect.poll(() => customer.read(target), { timeout: 15_000 }).toBeUndefined();

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

/** What a customer does in the demo shop. */
export interface Shopper {
  /** Puts a mug in the basket and goes to the checkout. Resolves when the payment methods have loaded. */
  goToCheckout(): Promise<void>;
  /** The same for the checkout in one component; types the e-mail address. */
  openExpress(): Promise<void>;
  /** Goes to the checkout, types the e-mail address and chooses a payment method. */
  payBy(method: string): Promise<void>;
  /** Resolves when the customer can pay with the chosen method. */
  ready(): Promise<void>;
  /** Types into fields by their labels. */
  fillIn(texts: Readonly<Record<string, string>>): Promise<void>;
  /** @param place of the fields, where the page holds others too */
  typeCard(card?: Partial<Record<keyof typeof CARD, string>>, place?: string): Promise<void>;
  /** Types e-mail address and card, and presses “Pay”. */
  payByCard(card?: Partial<Record<keyof typeof CARD, string>>): Promise<void>;
  /** The same with a card whose bank asks in this way. */
  payByVerifiedCard(style?: string): Promise<void>;
  /** Gives the bank a code. */
  answerBank(code: string): Promise<void>;
  /** Chooses to pay on this page, and presses “Pay”, which leaves it. */
  leaveToPay(): Promise<void>;
  /** Presses “Pay”, or another button, and approves the payment in PayPal's window. */
  approveInPayPal(press?: Target): Promise<void>;
  expectNotice(text: string): Promise<void>;
  /** Expects an order that names its payment method. */
  expectPaid(method: string): Promise<void>;
  /** By how many pixels the page is wider than its window. */
  overflow(): Promise<number>;
}

export function createShopper(customer: Customer, url: string): Shopper {
  async function openCheckout(): Promise<void> {
    await customer.open(url);
    await customer.click(button('Add to basket'));
    await customer.click(button('Go to checkout'));
  }
  const shopper: Shopper = {
    async goToCheckout() {
      await openCheckout();
      await shopper.ready();
    },
    async openExpress() {
      await openCheckout();
      await customer.click(button('express checkout'));
      await fill(customer, email, 'ada@example.com');
    },
    async payBy(method) {
      await shopper.goToCheckout();
      await fill(customer, email, 'ada@example.com');
      const radio = methodRadio(method);
      await customer.click(radio);
      await expect.poll(() => customer.evaluate(radio, (element) => (element as HTMLInputElement).checked)).toBe(true);
    },
    ready: () => expect.poll(() => customer.read(css('button[type=submit][aria-disabled=false]')), { timeout: 30_000 }).toBeDefined(),
    async fillIn(texts) {
      for (const [label, text] of Object.entries(texts)) await fill(customer, labelled(label), text);
    },
    async typeCard(card = CARD, place) {
      for (const [name, text] of Object.entries(card)) await fill(customer, cardField(name, place), text);
    },
    async payByCard(card) {
      await fill(customer, email, 'ada@example.com');
      await shopper.typeCard(card);
      await customer.click(payButton);
    },
    async payByVerifiedCard(style = '2') {
      await customer.choose(labelled('Verification by your bank'), style);
      await shopper.ready();
      await shopper.payByCard(VERIFIED_BY_CODE);
    },
    async answerBank(code) {
      await fill(customer, labelled('One-time code', BANK), code);
      await customer.click(bankButton('Submit code'));
    },
    async leaveToPay() {
      await customer.click(labelled('On this page'));
      await shopper.ready();
      await customer.click(payButton);
    },
    async approveInPayPal(press = payButton) {
      const popup = await customer.windowAfter(() => customer.click(press));
      for (const value of ['continue', 'approve']) await popup.click(css(`button[value="${value}"]`));
      await shopper.expectPaid('PayPal, ');
    },
    expectNotice: (text) => expectText(customer, notice, text),
    async expectPaid(method) {
      await expectText(customer, css('h1'), 'Thank you!');
      await expectText(customer, css('.receipt dl'), method);
    },
    overflow: () => customer.evaluate(css('html'), (root) => root.scrollWidth - root.clientWidth),
  };
  return shopper;
}
