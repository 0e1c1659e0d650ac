import { startSandbox } from '@tender/sandbox';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { serverGateway } from '../support/gateway';
import { readQrCode } from '../support/read-qr-code';
import { expect, test } from '../support/test';

/** Missing in the SDK's published types. */
interface CompletedNotification {
  readonly kind: string;
  readonly localPaymentCompleted: { readonly paymentId: string; readonly paymentMethodNonce: string };
}

test('local-payment: a Swish code is scanned and approved, and the nonce of the webhook is charged', async ({ page, context, site }) => {
  const webhooks: URLSearchParams[] = [];
  const shopServer = createServer((request, response) => {
    void text(request).then((body) => {
      webhooks.push(new URLSearchParams(body));
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => shopServer.once('listening', resolve));
  const webhookUrl = `http://127.0.0.1:${(shopServer.address() as AddressInfo).port}/`;
  const sandbox = await startSandbox({ webhookUrl });
  await page.goto(site.page('shop.localhost', '/checkout', { body: '<button id="pay">Pay</button><div id="code"></div>' }));
  const saved = await page.evaluate(async (authorization) => {
    window.localPayment = await window.tender.localPayment.create({ authorization });
    return new Promise<string>((resolve, reject) => {
      window.localPayment
        .startPayment({
          paymentType: 'swish',
          amount: '100.00',
          currencyCode: 'SEK',
          givenName: 'Ada',
          surname: 'Lovelace',
          swishOptions: { requestQrCode: true, qrContainer: '#code' },
          onPaymentStart: ({ paymentId }) => resolve(paymentId),
        })
        .catch(reject);
    });
  }, sandbox.tokenizationKey);

  const code = await readQrCode(page.getByRole('img', { name: 'QR code for the payment app' }));
  const phone = await context.newPage();
  await phone.goto(code);
  await phone.getByRole('button', { name: 'Approve the payment' }).click();

  await expect.poll(() => webhooks.length).toBe(1);
  const gateway = serverGateway(sandbox);
  const signature = webhooks[0]?.get('bt_signature') ?? '';
  const notification: unknown = await gateway.webhookNotification.parse(signature, webhooks[0]?.get('bt_payload') ?? '');
  const { kind, localPaymentCompleted } = notification as CompletedNotification;
  expect([kind, localPaymentCompleted.paymentId]).toEqual(['local_payment_completed', saved]);
  const sale = await gateway.transaction.sale({ amount: '100.00', paymentMethodNonce: localPaymentCompleted.paymentMethodNonce });
  expect(sale.success).toBe(true);

  await page.evaluate(() => window.localPayment.teardown());
  await expect(page.getByRole('img')).toHaveCount(0);
  await sandbox.stop();
  shopServer.close();
});
