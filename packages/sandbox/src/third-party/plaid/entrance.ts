import { Hono } from 'hono';
import { BANK_LOGIN } from '../../bank-accounts/bank-login';
import { gatewayConfiguration } from '../../client-api/configuration';
import { type SandboxContext } from '../../context';
import { pagePath } from '../../pages/customer-page';
import { randomId } from '../../random';
import { type AppEnvironment } from '../../server/app-environment';
import { urlsFor } from '../../server/origin';
import { createPaymentContext } from '../../store/payment-contexts';
import { textAt } from '../../vault/text-at';

/** Mounted at `/third-party`: the way from the bank login's script to a page of this login's own. */
export function bankLoginEntrance(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/bank-login', async (c) => {
    const { searchParams: given, origin } = new URL(c.req.url);
    const key = textAt(gatewayConfiguration(context, urlsFor(origin, context.merchant.id)), 'usBankAccount', 'plaid', 'publicKey');
    const { id } = await createPaymentContext(context, {
      kind: BANK_LOGIN,
      id: randomId(24),
      status: key !== null && given.get('key') === key ? 'pending' : 'refused',
      document: { clientName: given.get('clientName') },
    });
    return c.redirect(`${pagePath(BANK_LOGIN, id)}?${new URLSearchParams({ opener: given.get('opener') ?? '' })}`, 302);
  });
  return app;
}
