import { callClientApi } from '../../fixtures/gateway';
import { openPopup } from '../../fixtures/popup';
import { connectSandbox, type ConnectedSandbox, type PopupLike } from '../../testing';
import { approveLocalPayment, cancelLocalPayment, declineLocalPayment } from './testing';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());

describe("helpers for customers' pages", () => {
  test.each<[string, (popup: PopupLike) => Promise<void>, RegExp]>([
    ['approveLocalPayment', (popup) => approveLocalPayment(popup), /back\?token=EC-\w+&paymentId=PAY-\w+&PayerID=\w+$/],
    ['a bank of choice', (popup) => approveLocalPayment(popup, { bank: 'Test Savings Bank' }), /PayerID=/],
    ['cancelLocalPayment', cancelLocalPayment, /back\?c=1&token=EC-\w+$/],
    ['declineLocalPayment', declineLocalPayment, /&errorcode=processing_error$/],
  ])('%s', async (_, helper, expectedUrl) => {
    const { body } = await callClientApi(sandbox, 'POST', 'local_payments/create', {
      tokenizationKey: sandbox.tokenizationKey,
      amount: '10.00',
      currencyIsoCode: 'EUR',
      fundingSource: 'ideal',
      intent: 'sale',
      returnUrl: 'https://shop.example/back',
      cancelUrl: 'https://shop.example/back?c=1',
    });
    const { popup, readLocation } = await openPopup((body as { paymentResource: { redirectUrl: string } }).paymentResource.redirectUrl);
    await helper(popup);
    expect(readLocation()).toMatch(expectedUrl);
  });
});
