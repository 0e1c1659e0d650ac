import { button, css, labelled, type Customer } from './customer';
import {
  VERIFIED_BY_CODE,
  email,
  expectGone,
  expectPaid,
  expectText,
  fill,
  goToCheckout,
  LEFT,
  notice,
  payButton,
  ready,
  sales,
  typeCard,
} from './shop';
import { expect, test } from './test';

// The bank asks whether it is the customer: in three styles of dialog, passed and left in each way.

const BANK = 'iframe[name="Cardinal-CCA-IFrame"]';
const code = labelled('One-time code', BANK);
const VERIFIED = 'Visa ending in 2503, verified by the bank';

async function beginChallenge(customer: Customer, style: string): Promise<void> {
  await customer.choose(labelled('Verification by your bank'), style);
  await ready(customer);
  await fill(customer, email, 'ada@example.com');
  await typeCard(customer, VERIFIED_BY_CODE);
  await customer.click(payButton);
}

async function answer(customer: Customer, text: string): Promise<void> {
  await fill(customer, code, text);
  await customer.click(button('Submit code', BANK));
}

for (const style of ['2', '2-bootstrap3-modal', '2-inline-iframe']) {
  test(`a verified card pays: ${style}`, style === '2' ? { tag: '@change' } : {}, async ({ customer, shop, sandbox }) => {
    await goToCheckout(customer, shop.url);
    await beginChallenge(customer, style);
    await answer(customer, '1234');
    await expectPaid(customer, VERIFIED);
    expect(sales(sandbox)).toBe(1);
  });

  test(`three wrong codes charge nothing: ${style}`, async ({ customer, shop, sandbox }) => {
    await goToCheckout(customer, shop.url);
    await beginChallenge(customer, style);
    for (const wrong of ['1', '2', '3']) await answer(customer, wrong);
    await expectText(customer, notice, 'Your bank could not confirm that this is your card.');
    expect(sales(sandbox)).toBe(0);
  });
}

test(
  'a verified card pays in a modal dialog of the shop, above which the challenge opens',
  { tag: '@change' },
  async ({ customer, shop, sandbox }) => {
    await customer.open(shop.url);
    await customer.evaluate(css('#root'), (root) => {
      const dialog = root.ownerDocument.body.appendChild(root.ownerDocument.createElement('dialog'));
      dialog.id = 'shop';
      dialog.style.cssText =
        'display: block; position: absolute; inset: 0 0 auto; width: 100%; height: auto; max-width: none; max-height: none; margin: 0; padding: 0; border: 0; overflow: visible';
      dialog.append(root);
    });
    await customer.click(button('Add to basket'));
    await customer.click(button('Go to checkout'));
    await ready(customer);
    await customer.evaluate(css('#shop'), (dialog) => (dialog as HTMLDialogElement).showModal());
    await beginChallenge(customer, '2-inline-iframe');
    await answer(customer, '1234');
    await expectPaid(customer, VERIFIED);
    expect(sales(sandbox)).toBe(1);
  },
);

const waysOut: Record<string, (customer: Customer) => Promise<void>> = {
  async Escape(customer) {
    await customer.evaluate(css('dialog button'), (element) => element.focus()); // in the bank's frame the key is the bank's
    await customer.press('Escape');
  },
  'a click outside': (customer) => customer.clickAt(20, 400),
  'the bank’s button': (customer) => customer.click(button('Cancel', BANK)),
};
for (const [name, leave] of Object.entries(waysOut)) {
  test(`${name} closes the dialog, and the card pays without verification`, async ({ customer, shop, sandbox }) => {
    await goToCheckout(customer, shop.url);
    await beginChallenge(customer, '2');
    await expectText(customer, css('dialog iframe'), '');
    await leave(customer);
    await expectText(customer, notice, LEFT);
    await expectGone(customer, css('dialog'));
    expect(sales(sandbox)).toBe(0);
    await customer.choose(labelled('Verification by your bank'), 'off');
    await customer.click(payButton);
    await expectPaid(customer, 'Visa ending in 2503');
  });
}
