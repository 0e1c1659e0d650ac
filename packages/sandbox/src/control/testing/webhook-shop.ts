import { openShop, type Fields } from '../../server-api/testing/shop';
import { callClientApi } from '../../testing/gateway';
import { Receiver } from '../../webhooks/testing/receiver';

const page = 'https://assets.braintreegateway.com/web/3.118.2/html/local-payment-redirect-frame.html?channel=a&r=b&t=c';
interface Answer {
  status: number;
  body: { localPayment: Fields; webhook: Fields | null; error?: { message: string } };
}

export type WebhookShop = Awaited<ReturnType<typeof openWebhookShop>>;

/** Opens a shop that takes local payments, and whose server receives the webhooks. */
export async function openWebhookShop() {
  const receiver = new Receiver();
  const shop = await openShop({ webhookUrl: await receiver.open() });
  return {
    ...shop,
    receiver,
    async createPayment(changed: object = {}): Promise<{ paymentToken: string; redirectUrl: string }> {
      const { body } = await callClientApi(shop.sandbox, 'POST', 'local_payments/create', {
        tokenizationKey: shop.sandbox.tokenizationKey,
        amount: '10.00',
        currencyIsoCode: 'EUR',
        fundingSource: 'mbway',
        intent: 'sale',
        firstName: 'Ada',
        lastName: 'Lovelace',
        returnUrl: page,
        cancelUrl: `${page}&c=1`,
        ...changed,
      });
      return (body as { paymentResource: { paymentToken: string; redirectUrl: string } }).paymentResource;
    },
    async sendEvent(id: string, name: string, options: object = {}): Promise<Answer> {
      const response = await fetch(`${shop.sandbox.url}/_control/local-payments/${id}/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(options),
      });
      return { status: response.status, body: (await response.json()) as Answer['body'] };
    },
    async reset() {
      await shop.sandbox.reset();
      receiver.received.length = 0;
      receiver.status = 200;
    },
    async close() {
      await shop.close();
      await receiver.close();
    },
  };
}
