import { Hono } from 'hono';
import { type SandboxContext } from '../context';
import { pagePath } from '../pages/customer-page';
import { originIn } from '../pages/origin-in';
import { withParameters } from '../pages/with-parameters';
import { randomId } from '../random';
import { type AppEnvironment } from '../server/app-environment';
import { createPaymentContext } from '../store/payment-contexts';
import { isDocument } from '../vault/text-at';
import { GOOGLE_PAY, readRequest } from './payment-data-request';

/** Mounted at `/google-pay`: where the script's window goes first, with what the shop asks for. */
export function googlePayServiceRoutes(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/start', async (c) => {
    const request = parse(c.req.query('request') ?? '');
    const opener = originIn(c.req.query('opener') ?? null);
    if (!isDocument(request) || !readRequest(request) || opener === undefined) return c.text('This is no request for a payment', 400);
    const document = { request, opener };
    const { id } = await createPaymentContext(context, { kind: GOOGLE_PAY, id: randomId(20), status: 'pending', document });
    return c.redirect(withParameters(pagePath(GOOGLE_PAY, id), { opener }), 303);
  });
  return app;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
