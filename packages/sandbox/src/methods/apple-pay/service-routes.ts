import { Hono } from 'hono';
import { type SandboxContext } from '../../core/context';
import { type AppEnvironment } from '../../core/http/app-environment';
import { tryParseJson } from '../../core/http/parse-json';
import { addParameters } from '../../core/pages/add-parameters';
import { createPagePath } from '../../core/pages/customer-page';
import { readOrigin } from '../../core/pages/read-origin';
import { randomId } from '../../core/random';
import { applePayPayments, applePayRequest } from './payment-request';

/** Mounted at `/apple-pay`: the sheet of the script that replaces Apple's starts here, with the shop's request. */
export function createApplePayRoutes(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/start', async (c) => {
    const request = applePayRequest.safeParse(tryParseJson(c.req.query('request') ?? ''));
    const opener = readOrigin(c.req.query('opener') ?? null);
    if (!request.success || opener === undefined) return c.text('This is not a payment request', 400);
    const document = { request: request.data, opener };
    const { id } = await applePayPayments.create(context, { id: randomId(20), status: 'pending', document });
    return c.redirect(addParameters(createPagePath(applePayPayments.kind, id), { opener }), 303);
  });
  return app;
}
