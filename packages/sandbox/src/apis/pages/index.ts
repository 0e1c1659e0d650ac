import { Hono, type Context } from 'hono';
import { type SandboxContext } from '../../core/context';
import { type AppEnvironment } from '../../core/http/app-environment';
import { CLOSE, createPagePath, type CustomerPage, type Visit } from '../../core/pages/customer-page';
import { methods } from '../../methods/index';
import { PAGES_CSS, PAGES_JS } from './assets';
import { renderPage } from './layout';

const PAGES: readonly CustomerPage[] = methods.flatMap(({ page }) => page ?? []);

/** The pages may be framed, as the lightbox is, and their forms redirect to the merchant's own URLs. */
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
};

/** Mounted at `/pay`. */
export function createPageRoutes(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/pages.css', (c) => c.body(PAGES_CSS, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/pages.js', (c) => c.body(PAGES_JS, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  app.get('/:kind/:id', async (c) => {
    const found = await findVisit(context, c);
    return found ? c.html(renderPage(await found.page.show(found.visit)), 200, HEADERS) : respondNotFound(c);
  });
  app.post('/:kind/:id', async (c) => {
    const found = await findVisit(context, c);
    if (!found) return respondNotFound(c);
    const form = Object.entries(await c.req.parseBody()).map(([name, value]) => [name, typeof value === 'string' ? value : '']);
    const { choice = '', ...fields } = Object.fromEntries(form) as Record<string, string>;
    const next = await found.page.choose(found.visit, choice, fields);
    return c.redirect(next, 303);
  });
  return app;
}

async function findVisit(context: SandboxContext, c: Context<AppEnvironment>): Promise<{ page: CustomerPage; visit: Visit } | undefined> {
  const [kind, id] = [c.req.param('kind') ?? '', c.req.param('id') ?? ''];
  const page = PAGES.find((each) => each.contexts.kind === kind);
  const payment = page && (await page.contexts.find(context, id));
  if (!page || !payment) return undefined;
  const { origin, searchParams: query } = new URL(c.req.url);
  return { page, visit: { context, payment, path: createPagePath(kind, id), query, origin } };
}

function respondNotFound(c: Context<AppEnvironment>) {
  const content = { party: 'Sandbox', heading: 'There is no such payment', choices: [CLOSE] };
  return c.html(renderPage(content), 404, HEADERS);
}
