import { Hono } from 'hono';
import { z } from 'zod';
import { type SandboxContext } from '../../core/context';
import { type AppEnvironment } from '../../core/http/app-environment';
import { GatewayError } from '../../core/http/gateway-error';
import { readJson } from '../../core/http/parse-json';
import { Refusal } from '../../core/http/refusal';
import { LOCAL_PAYMENT_EVENTS } from '../../methods/local-payment/local-payment-events';
import { describeContext } from './stored-rows';

const options = z.strictObject({ charge: z.boolean().optional() });

/**
 * Mounted at `/_control/local-payments`: events outside of the shop, as `POST <id>/{complete,expire,fund,reverse}`. The response is sent after the
 * webhook has been delivered.
 */
export function createLocalPaymentRoutes(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.onError((error, c) => {
    if (error instanceof GatewayError) return c.json({ error: { message: error.message } }, error.status);
    if (error instanceof Refusal) return c.json({ error: { message: error.message } }, 422);
    throw error;
  });
  for (const [name, trigger] of Object.entries(LOCAL_PAYMENT_EVENTS)) {
    app.post(`/:id/${name}`, async (c) => {
      const { payment, webhook } = await trigger(context, c.req.param('id'), options.parse(await readJson(c)));
      return c.json({ localPayment: describeContext(payment), webhook: webhook ?? null });
    });
  }
  return app;
}
