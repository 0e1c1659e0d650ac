import { Hono } from 'hono';
import { z } from 'zod';
import { type SandboxContext } from '../../../core/context';
import { type AppEnvironment } from '../../../core/http/app-environment';
import { createUrls } from '../../../core/http/create-urls';
import { createPagePath } from '../../../core/pages/customer-page';
import { randomId } from '../../../core/random';
import { createGatewayConfiguration } from '../../../payments/configuration';
import { bankLogins } from '../bank-login';

const configuration = z.looseObject({ plaid: z.looseObject({ publicKey: z.string().min(1) }) });

/** Mounted at `/third-party`: creates a bank login for the script and redirects to its page. */
export function createBankLoginRoute(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/bank-login', async (c) => {
    const { searchParams: query, origin } = new URL(c.req.url);
    const { usBankAccount } = createGatewayConfiguration(context, createUrls(origin, context.merchant.id));
    const key = configuration.safeParse(usBankAccount).data?.plaid.publicKey;
    const { id } = await bankLogins.create(context, {
      id: randomId(24),
      status: key !== undefined && query.get('key') === key ? 'pending' : 'refused',
      document: { clientName: query.get('clientName') },
    });
    return c.redirect(`${createPagePath(bankLogins.kind, id)}?${new URLSearchParams({ opener: query.get('opener') ?? '' })}`, 302);
  });
  return app;
}
