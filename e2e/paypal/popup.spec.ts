import { approvePayPal } from '@tender/sandbox/testing';
import { paypalPayment } from '../methods/paypal';
import { popupMethodFrom } from '../methods/window-payment';
import { serverGateway } from '../support/gateway';
import { outcomeOf } from '../support/outcomes';
import { openShop, pay, type PopupMethod } from '../support/popup-method';
import { expect, test } from '../support/test';

const method = popupMethodFrom('paypal', paypalPayment);

const agreement: PopupMethod = {
  ...method,
  start: (signal) =>
    window.paypal.tokenize({
      flow: 'vault',
      billingAgreementDescription: 'A mug a month',
      displayName: 'Mugs and more',
      offerCredit: true,
      useraction: 'commit',
      signal,
    }),
};

test('paypal: an agreement is stored in the vault by a customer’s client token, and charged later', async ({ page, site, sandbox }) => {
  const gateway = serverGateway(sandbox);
  const { customer } = await gateway.customer.create({ firstName: 'Ada' });
  const { clientToken } = await gateway.clientToken.generate({ customerId: customer.id });
  await openShop(page, site, sandbox, agreement, { authorization: clientToken });
  const popup = await pay(page, agreement);
  await expect(popup.getByText('Mugs and more').first()).toBeVisible();
  await approvePayPal(popup, { funding: 'credit' });
  expect(await outcomeOf(page)).toMatchObject({ value: { type: 'PayPalAccount', creditFinancingOffered: { term: expect.anything() } } });
  const { paypalAccounts } = await gateway.customer.find(customer.id);
  const [account] = paypalAccounts ?? [];
  const { success } = await gateway.transaction.sale({ amount: '9.00', paymentMethodToken: account?.token ?? '' });
  expect(success).toBe(true);
});

test('paypal: the handler of the callback form focuses and closes the popup', async ({ page, site, sandbox }) => {
  await openShop(page, site, sandbox, {
    ...method,
    start: () =>
      new Promise((resolve, reject) => {
        const handler = window.paypal.tokenize({ flow: 'checkout', amount: 1, currency: 'USD' }, (error, payload) =>
          error ? reject(error) : resolve(payload),
        );
        Object.assign(window, { handler });
      }),
  });
  const popup = await pay(page, method);
  const closed = popup.waitForEvent('close');
  await page.evaluate(() => {
    const { handler } = window as unknown as { handler: ReturnType<typeof window.paypal.tokenize> & { close(): void; focus(): void } };
    handler.focus();
    handler.close();
  });
  await closed;
  expect(await outcomeOf(page)).toMatchObject({ error: { code: 'PAYPAL_POPUP_CLOSED' } });
});
