import { Hono } from 'hono';
import { z } from 'zod';
import { clientTokenOptions, createClientToken } from '../authorization/client-token';
import { camelKeys } from '../camel-keys';
import { type SandboxContext } from '../context';
import { type AppEnvironment } from '../server/app-environment';

/** The official SDK counts versions as numbers, other callers write them as text. */
const request = z.object({
  clientToken: clientTokenOptions.omit({ expiresInMs: true, version: true }).extend({ version: z.coerce.number().optional() }).default({}),
});
const VERSIONS = [1, 2, 3] as const;

export function clientTokenRoutes(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.post('/client_token', async (c) => {
    const parsed = request.safeParse(camelKeys(await c.req.json().catch(() => ({}))));
    if (!parsed.success) return c.json({ apiErrorResponse: { message: 'Client token options are invalid', errors: {} } }, 422);
    const { version: wanted = 2, ...options } = parsed.data.clientToken;
    const version = VERSIONS.find((known) => known === wanted);
    if (version === undefined) return c.json({ apiErrorResponse: { message: 'Client token version is invalid', errors: {} } }, 422);
    const value = createClientToken(context, new URL(c.req.url).origin, { ...options, version });
    return c.json({ clientToken: { value } }, 201);
  });
  return app;
}
