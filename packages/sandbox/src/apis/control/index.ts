import { Hono } from 'hono';
import { z } from 'zod';
import { clientTokenOptions, createClientToken } from '../../core/authorization/client-token';
import { type SandboxContext } from '../../core/context';
import { fault } from '../../core/faults/fault';
import { type AppEnvironment } from '../../core/http/app-environment';
import { readJson } from '../../core/http/parse-json';
import { merchantSettings } from '../../core/merchant';
import { saveSettings } from '../../core/store/save-merchant';
import { listAnalytics } from '../analytics';
import { describeSandbox, type SandboxDescription } from './describe-sandbox';
import { guardControl } from './guard-control';
import { createLocalPaymentRoutes } from './local-payment-routes';
import { resetSandbox } from './reset-sandbox';
import { exportState, importState } from './state';
import { createStoredRoutes } from './stored-routes';

export interface ControlOptions {
  /** Opens another sandbox in this process, with its own port. */
  openSandbox(options: unknown): Promise<SandboxDescription>;
  /** Resolves with false when this process has not opened such a sandbox. */
  closeSandbox(merchantId: string): Promise<boolean>;
}

const clockMove = z.union([
  z.strictObject({ advance: z.number() }),
  z.strictObject({ set: z.number() }),
  z.strictObject({ reset: z.literal(true) }),
]);
const since = z.coerce.number().default(0);

/** Mounted at `/_control`: the API with which tests and the console control a sandbox. */
export function createControlApi(context: SandboxContext, options: ControlOptions): Hono<AppEnvironment> {
  const { clock, faults, log } = context;
  const app = new Hono<AppEnvironment>();
  app.use('*', guardControl());
  app.onError((error, c) => {
    if (error instanceof z.ZodError) return c.json({ error: { message: z.prettifyError(error) } }, 422);
    if (error instanceof SyntaxError) return c.json({ error: { message: `The body is not JSON: ${error.message}` } }, 400);
    throw error;
  });

  app.get('/', (c) => c.json(describeSandbox(context, new URL(c.req.url).origin)));

  app.get('/faults', (c) => c.json({ faults: faults.list() }));
  app.post('/faults', async (c) => c.json({ id: faults.add(fault.parse(await readJson(c))) }, 201));
  app.delete('/faults', (c) => (faults.clear(), c.body(null, 204)));
  app.delete('/faults/:id', (c) => c.body(null, faults.remove(c.req.param('id')) ? 204 : 404));

  app.get('/clock', (c) => c.json({ now: clock.now() }));
  app.post('/clock', async (c) => {
    const move = clockMove.parse(await readJson(c));
    if ('advance' in move) clock.advance(move.advance);
    else if ('set' in move) clock.set(move.set);
    else clock.reset();
    return c.json({ now: clock.now() });
  });

  app.get('/requests', (c) => c.json({ requests: log.list(since.parse(c.req.query('since'))), ...log.storedRange() }));
  app.delete('/requests', (c) => (log.clear(), c.body(null, 204)));
  app.get('/analytics', async (c) => c.json({ events: await listAnalytics(context) }));

  app.get('/settings', (c) => c.json({ settings: context.settings }));
  app.put('/settings', async (c) => {
    context.settings = merchantSettings.parse(await readJson(c));
    await saveSettings(context);
    return c.json({ settings: context.settings });
  });

  app.post('/client_tokens', async (c) => {
    const body = clientTokenOptions.extend({ origin: z.url().optional() }).parse(await readJson(c));
    const { origin = new URL(c.req.url).origin, ...tokenOptions } = body;
    return c.json({ clientToken: createClientToken(context, origin, tokenOptions) }, 201);
  });

  app.get('/state', async (c) => c.json(await exportState(context)));
  app.put('/state', async (c) => {
    await importState(context, await c.req.json());
    return c.body(null, 204);
  });
  app.post('/reset', async (c) => {
    await resetSandbox(context);
    return c.body(null, 204);
  });

  app.post('/sandboxes', async (c) => c.json(await options.openSandbox(await readJson(c)), 201));
  app.delete('/sandboxes/:merchantId', async (c) => c.body(null, (await options.closeSandbox(c.req.param('merchantId'))) ? 204 : 404));
  app.route('/local-payments', createLocalPaymentRoutes(context));
  app.route('/', createStoredRoutes(context));
  // Without this, unknown paths would reach routes that any origin may read.
  app.all('*', (c) => c.json({ error: { message: 'Not found' } }, 404));
  return app;
}
