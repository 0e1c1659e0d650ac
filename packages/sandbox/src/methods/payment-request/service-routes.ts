import { Hono } from 'hono';
import { type SandboxContext } from '../../core/context';
import { type AppEnvironment } from '../../core/http/app-environment';
import { tryParseJson } from '../../core/http/parse-json';
import { randomId } from '../../core/random';
import { paymentSheets, sheetRequest } from './sheet';

/**
 * Mounted at `/payment-sheets`: the script that replaces the browser's sheet opens a sheet here and polls its result. The customer's page is
 * `/pay/payment_sheet/<id>`, to which the console links.
 */
export function createPaymentSheetRoutes(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.post('/', async (c) => {
    const request = sheetRequest.safeParse(tryParseJson(await c.req.text()));
    if (!request.success) return c.json({ error: { message: 'This is not a payment request' } }, 400);
    const id = randomId(20);
    await paymentSheets.create(context, { id, status: 'pending', document: { request: request.data } });
    return c.json({ id }, 201);
  });
  app.get('/:id', async (c) => {
    const sheet = await paymentSheets.find(context, c.req.param('id'));
    return c.json({ status: sheet?.status ?? 'canceled', response: sheet?.document.response ?? null });
  });
  // The page has aborted the payment request.
  app.delete('/:id', async (c) => {
    const sheet = await paymentSheets.find(context, c.req.param('id'));
    if (sheet?.status === 'pending') await paymentSheets.advance(context, sheet, { status: 'canceled' });
    return c.body(null, 204);
  });
  return app;
}
