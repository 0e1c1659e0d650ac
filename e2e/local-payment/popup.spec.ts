import { declineLocalPayment } from '@tender/sandbox/testing';
import { localPaymentPayment } from '../methods/local-payment';
import { popupMethodFrom } from '../methods/window-payment';
import { outcomeOf } from '../support/outcomes';
import { openShop, pay, paysAgain } from '../support/popup-method';
import { expect, test } from '../support/test';

const method = popupMethodFrom('local-payment', localPaymentPayment);

test('local-payment: a bank that declines is an error, and the next payment works', async ({ page, site, sandbox }) => {
  await openShop(page, site, sandbox, method);
  await declineLocalPayment(await pay(page, method));
  expect(await outcomeOf(page)).toMatchObject({
    error: { code: 'LOCAL_PAYMENT_START_PAYMENT_FAILED', type: 'NETWORK', details: { originalError: { errorcode: 'processing_error' } } },
  });
  await paysAgain(page, method);
});

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

test('local-payment: payments without a window', async ({ page, site, sandbox }) => {
  await openShop(page, site, sandbox, method);
  const types = await page.evaluate(async () => {
    const startedPayments: unknown[] = [];
    const onPaymentStart = (...values: unknown[]): unknown => startedPayments.push(values);
    const payer = { amount: '10.00', currencyCode: 'EUR', givenName: 'Ada', surname: 'Lovelace', onPaymentStart };
    const address = { streetAddress: 'Street 1', locality: 'Berlin', postalCode: '10115', countryCode: 'DE' };
    const { localPayment } = window;
    const results = [
      await localPayment.startPayment({
        ...payer,
        paymentType: 'blik',
        currencyCode: 'PLN',
        blikOptions: { level_0: { authCode: '123456' } },
      }),
      await localPayment.startPayment({
        ...payer,
        paymentType: 'blik',
        blikOptions: { oneClick: { authCode: '123456', consumerReference: 'c', aliasLabel: 'shop' } },
      }),
      await localPayment.startPayment({
        ...payer,
        paymentType: 'pay_upon_invoice',
        address,
        billingAddress: address,
        birthDate: '1990-01-01',
        email: 'ada@example.com',
        locale: 'de-DE',
        customerServiceInstructions: 'Call us',
        correlationId: 'device',
        phone: '30123456',
        phoneCountryCode: '49',
        lineItems: [{ category: 'PHYSICAL_GOODS', name: 'Tea', quantity: '1', unitAmount: '10.00', unitTaxAmount: '0.00' }],
      }),
    ];
    return [results, startedPayments];
  });
  const payment = [{ paymentId: expect.stringMatching(/^PAY-/) }];
  expect(types).toEqual([
    [undefined, undefined, undefined],
    [payment, payment, payment],
  ]);
  expect(page.context().pages()).toHaveLength(1);
});
