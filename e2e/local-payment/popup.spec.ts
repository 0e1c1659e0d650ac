import { localPaymentPayment } from '../methods/local-payment';
import { popupMethodFrom } from '../methods/window-payment';
import { outcomeOf } from '../support/outcomes';
import { openShop, paysAgain } from '../support/popup-method';
import { expect, test } from '../support/test';

const method = popupMethodFrom('local-payment', localPaymentPayment);

for (const [status, code] of [
  [422, 'LOCAL_PAYMENT_INVALID_PAYMENT_OPTION'],
  [500, 'LOCAL_PAYMENT_START_PAYMENT_FAILED'],
  [403, 'LOCAL_PAYMENT_START_PAYMENT_FAILED'],
] as const) {
  test(`local-payment: status ${status} closes the window with ${code}`, async ({ page, site, sandbox }) => {
    await openShop(page, site, sandbox, method);
    const id = sandbox.faults.add({ match: { path: '/local_payments/create' }, action: { status, body: '{}' } });
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.locator('#pay').click()]);
    if (!popup.isClosed()) await popup.waitForEvent('close');
    expect(await outcomeOf(page)).toMatchObject({ error: { code, details: { originalError: { details: { httpStatus: status } } } } });
    sandbox.faults.remove(id);
    await paysAgain(page, method);
  });
}
