import { outcomeOf, recordOutcomes } from '../support/outcomes';
import { installPopupBridge } from '../support/popup-bridge';
import { expect, test } from '../support/test';
import { startIdeal } from './support';

test('local-payment: an app with a popup bridge shows the bank, and brings back what came of it', async ({
  page,
  site,
  sandbox,
  context,
}) => {
  await recordOutcomes(page);
  const app = await installPopupBridge(page, context);
  await page.goto(site.page('shop.localhost', '/checkout', { body: '<button id="pay">Pay</button>' }));
  await page.evaluate(async (authorization) => {
    window.localPayment = await window.tender.localPayment.create({ authorization });
  }, sandbox.tokenizationKey);
  for (const [button, expected] of [
    ['Approve the payment', { value: { nonce: expect.any(String) } }],
    ['Cancel and go back', { error: { code: 'LOCAL_PAYMENT_CANCELED' } }],
    ['Have the bank decline', { error: { code: 'LOCAL_PAYMENT_START_PAYMENT_FAILED' } }],
    [undefined, { error: { code: 'LOCAL_PAYMENT_WINDOW_CLOSED', type: 'CUSTOMER' } }],
    ['Approve the payment', { value: { nonce: expect.any(String) } }],
  ] as const) {
    await startIdeal(page);
    const system = await app.opened();
    if (button) {
      await system.getByRole('button', { name: button }).click();
      await system.waitForURL('**/local-payment-redirect-frame.min.html?**');
    }
    await app.complete(system, Boolean(button));
    expect(await outcomeOf(page)).toMatchObject(expected);
  }
});
