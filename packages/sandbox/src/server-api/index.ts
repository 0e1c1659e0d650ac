import { Hono } from 'hono';
import { hasApiKeys } from '../authorization/caller';
import { type SandboxContext } from '../context';
import { type AppEnvironment } from '../server/app-environment';
import { clientTokenRoutes } from './client-token';

/** What the merchant's own server calls, with its keys. Mounted at `/merchants/:merchantId`, after the client API. */
export function serverApi(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use('*', async (c, next) => {
    if (c.req.param('merchantId') !== context.merchant.id || !hasApiKeys(context, c.req.header('authorization'))) {
      return c.body('', 401, { 'WWW-Authenticate': 'Basic realm="Sandbox"' });
    }
    return next();
  });
  app.route('/', clientTokenRoutes(context));
  app.all('*', (c) => c.body('', 404));
  return app;
}
