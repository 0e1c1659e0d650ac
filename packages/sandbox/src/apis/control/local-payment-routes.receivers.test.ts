import { Receiver } from '../../fixtures/receiver';
import { SETTINGS } from '../../fixtures/shop';
import { openWebhookShop, type WebhookShop } from '../../fixtures/webhook-shop';

let shop: WebhookShop;
beforeAll(async () => void (shop = await openWebhookShop()));
afterAll(() => shop.close());
beforeEach(() => shop.reset());

describe('a receiver that', () => {
  /** The log entries of the attempts. */
  const listAttempts = async () => (await shop.sandbox.requests()).filter(({ path }) => path === '/webhooks');

  test('fails gets a second attempt', async () => {
    shop.receiver.status = 500;
    const { body } = await shop.sendEvent((await shop.createPayment()).paymentToken, 'complete');
    expect(body).toMatchObject({ localPayment: { status: 'approved' }, webhook: { delivered: false, attempts: 2, status: 500 } });
    expect(await listAttempts()).toMatchObject([
      {
        method: 'POST',
        status: 500,
        failure: "The merchant's server responded to the webhook with status 500.",
        body: { webhook: 'local_payment_completed' },
      },
      { status: 500 },
    ]);
  });

  test('redirects counts as failed', async () => {
    shop.receiver.status = 302;
    expect((await shop.sendEvent((await shop.createPayment()).paymentToken, 'complete')).body.webhook).toMatchObject({
      delivered: false,
      status: 302,
    });
  });

  test('hangs gets two attempts of five seconds', async () => {
    shop.receiver.status = undefined;
    const response = shop.sendEvent((await shop.createPayment()).paymentToken, 'complete');
    for (const attempt of [1, 2]) {
      await shop.receiver.waitFor(attempt);
      await shop.sandbox.clock.advance(5000);
    }
    const failure = "The merchant's server did not respond to the webhook in time.";
    expect((await response).body).toMatchObject({
      localPayment: { status: 'approved' },
      webhook: { delivered: false, attempts: 2, failure },
    });
    expect(await listAttempts()).toMatchObject([
      { status: 0, failure },
      { status: 0, failure },
    ]);
  });

  test('does not exist causes no error', async () => {
    const gone = new Receiver();
    const webhookUrl = await gone.open();
    await gone.close();
    await shop.sandbox.configure({ ...SETTINGS, webhookUrl });
    const { body } = await shop.sendEvent((await shop.createPayment()).paymentToken, 'complete');
    expect(body).toMatchObject({
      localPayment: { status: 'approved' },
      webhook: { delivered: false, failure: expect.stringContaining('could not be sent') },
    });
  });

  test('is not configured gets nothing', async () => {
    await shop.sandbox.configure(SETTINGS);
    expect((await shop.sendEvent((await shop.createPayment()).paymentToken, 'complete')).body.webhook).toBeNull();
    expect(await listAttempts()).toEqual([]);
  });
});
