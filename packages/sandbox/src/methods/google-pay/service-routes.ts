import { Hono } from 'hono';
import { type SandboxContext } from '../../core/context';
import { type AppEnvironment } from '../../core/http/app-environment';
import { tryParseJson } from '../../core/http/parse-json';
import { addParameters } from '../../core/pages/add-parameters';
import { createPagePath } from '../../core/pages/customer-page';
import { readOrigin } from '../../core/pages/read-origin';
import { randomId } from '../../core/random';
import { isDocument } from '../../core/text-at';
import { googlePayPayments, readPaymentDataRequest } from '../../payments/wallet/payment-data-request';

/** Mounted at `/google-pay`: the window of Google's script starts here, with the shop's request. */
export function createGooglePayRoutes(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/start', async (c) => {
    const request = tryParseJson(c.req.query('request') ?? '');
    const opener = readOrigin(c.req.query('opener') ?? null);
    if (!isDocument(request) || !readPaymentDataRequest(request) || opener === undefined)
      return c.text('This is not a payment request', 400);
    const document = { request, opener };
    const { id } = await googlePayPayments.create(context, { id: randomId(20), status: 'pending', document });
    return c.redirect(addParameters(createPagePath(googlePayPayments.kind, id), { opener }), 303);
  });
  return app;
}
