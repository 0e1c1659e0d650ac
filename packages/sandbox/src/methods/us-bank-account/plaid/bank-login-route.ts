import { Hono } from 'hono';
import { type SandboxContext } from '../../../core/context';
import { type AppEnvironment } from '../../../core/http/app-environment';
import { createUrls } from '../../../core/http/create-urls';
import { createPagePath } from '../../../core/pages/customer-page';
import { randomId } from '../../../core/random';
import { createPaymentContext } from '../../../core/store/payment-contexts';
import { textAt } from '../../../core/text-at';
import { createGatewayConfiguration } from '../../../payments/configuration';
import { BANK_LOGIN } from '../bank-login';

/** Mounted at `/third-party`: creates a bank login for the script and redirects to its page. */
export function createBankLoginRoute(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/bank-login', async (c) => {
    const { searchParams: query, origin } = new URL(c.req.url);
    const key = textAt(createGatewayConfiguration(context, createUrls(origin, context.merchant.id)), 'usBankAccount', 'plaid', 'publicKey');
    const { id } = await createPaymentContext(context, {
      kind: BANK_LOGIN,
      id: randomId(24),
      status: key !== null && query.get('key') === key ? 'pending' : 'refused',
      document: { clientName: query.get('clientName') },
    });
    return c.redirect(`${createPagePath(BANK_LOGIN, id)}?${new URLSearchParams({ opener: query.get('opener') ?? '' })}`, 302);
  });
  return app;
}
