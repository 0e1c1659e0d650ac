import { Hono } from 'hono';
import { BANK_LOGIN } from '../../bank-accounts/bank-login';
import { createGatewayConfiguration } from '../../client-api/configuration';
import { type SandboxContext } from '../../context';
import { createPagePath } from '../../pages/customer-page';
import { randomId } from '../../random';
import { type AppEnvironment } from '../../server/app-environment';
import { createUrls } from '../../server/create-urls';
import { createPaymentContext } from '../../store/payment-contexts';
import { textAt } from '../../text-at';

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
