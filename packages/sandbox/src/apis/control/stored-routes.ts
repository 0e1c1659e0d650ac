import { Hono } from 'hono';
import { type SandboxContext } from '../../core/context';
import { type AppEnvironment } from '../../core/http/app-environment';
import { Refusal } from '../../core/http/refusal';
import { findTransaction } from '../../payments/transactions/change-transaction';
import { submitForSettlement } from '../../payments/transactions/submit-for-settlement';
import { testSettlement } from '../../payments/transactions/test-settlement';
import { voidTransaction } from '../../payments/transactions/void-transaction';
import { resendWebhook } from '../../payments/webhooks/deliver-webhook';
import { listContexts, listCustomers, listEvents, listMethods, listNonces } from './stored-rows';
import { describeTransaction, listTransactions, readTransaction } from './stored-transactions';
import { listWebhooks } from './stored-webhooks';

/** The newest rows of each kind, and the changes to a transaction that the console offers. */
export function createStoredRoutes(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json({ error: { message: error.message } }, 422);
    throw error;
  });

  app.get('/transactions', async (c) => c.json({ transactions: await listTransactions(context, c.req.query('search')) }));
  app.get('/transactions/:id', async (c) => c.json(await readTransaction(context, c.req.param('id'))));
  app.get('/nonces', async (c) => c.json({ nonces: await listNonces(context) }));
  app.get('/payment-methods', async (c) => c.json({ paymentMethods: await listMethods(context) }));
  app.get('/customers', async (c) => c.json({ customers: await listCustomers(context) }));
  app.get('/contexts', async (c) => c.json({ contexts: await listContexts(context) }));
  app.get('/webhooks', async (c) => c.json({ webhooks: await listWebhooks(context) }));
  app.post('/webhooks/:id/send', async (c) => c.json({ webhook: await resendWebhook(context, c.req.param('id')) }));
  app.get('/analytics/newest', async (c) => c.json({ events: await listEvents(context) }));

  // The console settles in one step: an authorized transaction is captured first.
  app.post('/transactions/:id/settle', async (c) => {
    const id = c.req.param('id');
    const { status } = await findTransaction(context, id);
    if (status === 'authorized') await submitForSettlement(context, id, {});
    return c.json({ transaction: describeTransaction(await testSettlement(context, id, 'settle')) });
  });
  app.post('/transactions/:id/void', async (c) =>
    c.json({ transaction: describeTransaction(await voidTransaction(context, c.req.param('id'))) }),
  );
  return app;
}
