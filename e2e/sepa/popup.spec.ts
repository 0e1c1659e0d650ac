import { sepaPayment } from '../methods/sepa';
import { popupMethodFrom } from '../methods/window-payment';
import { serverGateway } from '../support/gateway';
import { outcomeOf } from '../support/outcomes';
import { describePopupMethod, openShop, pay } from '../support/popup-method';
import { expect, test } from '../support/test';

const method = popupMethodFrom('sepa', sepaPayment);
describePopupMethod(method);

test('sepa: the nonce is sold through the official SDK', async ({ page, site, sandbox }) => {
  await openShop(page, site, sandbox, method);
  await method.approve(await pay(page, method));
  const { nonce } = (await outcomeOf(page)).value as { nonce: string };
  const { success, transaction } = await serverGateway(sandbox).transaction.sale({ amount: '10.00', paymentMethodNonce: nonce });
  // The SDK's published types lack the member.
  const { sepaDirectDebitAccountDetails: account } = transaction as unknown as Record<string, { last4: string }>;
  expect([success, transaction.paymentInstrumentType, account?.last4]).toEqual([true, 'sepa_debit_account', '3000']);
});

test('sepa: the window is 400 by 570, in the middle of the shop, and can be resized', async ({ page, site, sandbox }) => {
  await openShop(page, site, sandbox, method);
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (...args) => {
      document.body.dataset.features = args[2];
      return open(...args);
    };
  });
  const popup = await pay(page, method);
  const { features, top, left } = await page.evaluate(() => ({
    features: document.body.dataset.features,
    top: Math.round((outerHeight - 570) / 2) + screenTop,
    left: Math.round((outerWidth - 400) / 2) + screenLeft,
  }));
  expect(features).toBe(`resizable,scrollbars,height=570,width=400,top=${top},left=${left}`);
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([400, 570]);
  await method.approve(popup);
});
