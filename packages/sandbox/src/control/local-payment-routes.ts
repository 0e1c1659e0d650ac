import { Hono } from 'hono';
import { z } from 'zod';
import { type SandboxContext } from '../context';
import { MOVES } from '../local-payments/move-local-payment';
import { GatewayError } from '../server/gateway-error';
import { Refusal } from '../server-api/refusal';
import { type AppEnvironment } from '../server/app-environment';
import { describeContext } from './stored-rows';

const options = z.strictObject({ charge: z.boolean().optional() });

/**
 * Mounted at `/_control/local-payments`: what happens to a payment away from the shop, `POST <id>/{complete,expire,fund,reverse}`.
 * The answer waits for the merchant's server to be told.
 */
export function localPaymentRoutes(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.onError((error, c) => {
    if (error instanceof GatewayError) return c.json({ error: { message: error.message } }, error.status);
    if (error instanceof Refusal) return c.json({ error: { message: error.message } }, 422);
    throw error;
  });
  for (const [name, move] of Object.entries(MOVES)) {
    app.post(`/:id/${name}`, async (c) => {
      const { payment, webhook } = await move(context, c.req.param('id'), options.parse(await c.req.json()));
      return c.json({ localPayment: describeContext(payment), webhook: webhook ?? null });
    });
  }
  return app;
}
