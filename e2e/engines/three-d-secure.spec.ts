import { button, cardField, css, labelled, type Customer } from './customer';
import { bankButton, expectGone, expectText, LEFT, payButton, sales, VERIFIED } from './shop';
import { expect, test } from './test';

// The bank asks whether it is the customer: in three styles of dialog, passed and left in each way.

test('a verified card pays: 2', async ({ shopper, sandbox }) => {
  await shopper.goToCheckout();
  await shopper.payByVerifiedCard();
  await shopper.answerBank('1234');
  await shopper.expectPaid(VERIFIED);
  expect(sales(sandbox)).toBe(1);
});

for (const style of ['2', '2-bootstrap3-modal', '2-inline-iframe']) {
  test(`three wrong codes charge nothing, nor does the bank’s button; the card pays as it was typed: ${style}`, async ({
    customer,
    shopper,
    sandbox,
  }) => {
    await shopper.goToCheckout();
    await shopper.payByVerifiedCard(style);
    for (const wrong of ['1', '2', '3']) await shopper.answerBank(wrong);
    await shopper.expectNotice('Your bank could not confirm that this is your card.');
    await shopper.expectNotice('You have not been charged.');
    await customer.click(payButton);
    await customer.click(bankButton('Cancel'));
    await shopper.expectNotice(LEFT);
    await expectText(customer, css('[data-tender-notice=calm]'), LEFT);
    expect(await customer.read(cardField('number'))).toBe('4000 0000 0000 2503');
    expect(await customer.read(cardField('cvv'))).toBe('123');
    expect(sales(sandbox)).toBe(0);
    await customer.click(payButton);
    await shopper.answerBank('1234');
    await shopper.expectPaid(VERIFIED);
    expect(sales(sandbox)).toBe(1);
  });
}

test(
  'a verified card pays in a modal dialog of the shop, above which the challenge opens',
  { tag: '@change' },
  async ({ customer, shopper, shop, sandbox }) => {
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
    await shopper.ready();
    await customer.evaluate(css('#shop'), (dialog) => (dialog as HTMLDialogElement).showModal());
    await shopper.payByVerifiedCard('2-inline-iframe');
    await shopper.answerBank('1234');
    await shopper.expectPaid(VERIFIED);
    expect(sales(sandbox)).toBe(1);
  },
);

const waysOut: Record<string, (customer: Customer) => Promise<void>> = {
  async Escape(customer) {
    await customer.evaluate(css('dialog button'), (element) => element.focus()); // in the bank's frame the key is the bank's
    await customer.press('Escape');
  },
  'a click outside': (customer) => customer.clickAt(20, 400),
  'the bank’s button': (customer) => customer.click(bankButton('Cancel')),
};
for (const [name, leave] of Object.entries(waysOut)) {
  const title = `${name} closes the dialog, and the card pays without verification`;
  test(title, { tag: name === 'Escape' ? '@smoke' : [] }, async ({ customer, shopper, sandbox }) => {
    const verification = labelled('Verification by your bank');
    await shopper.goToCheckout();
    await shopper.payByVerifiedCard();
    await expectText(customer, css('dialog iframe'), '');
    expect(await customer.evaluate(verification, (list) => (list as HTMLSelectElement).disabled)).toBe(true);
    await leave(customer);
    await shopper.expectNotice(LEFT);
    await expectGone(customer, css('dialog'));
    expect(sales(sandbox)).toBe(0);
    await customer.choose(verification, 'off');
    await customer.click(payButton);
    await shopper.expectPaid('Visa ending in 2503');
  });
}
