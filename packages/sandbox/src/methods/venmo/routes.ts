import { Hono, type Context } from 'hono';
import { type SandboxContext } from '../../core/context';
import { type AppEnvironment } from '../../core/http/app-environment';
import { createUrls } from '../../core/http/create-urls';
import { createPagePath } from '../../core/pages/customer-page';
import { markScanned } from './page';
import { readVenmoConfiguration } from './venmo-configuration';
import { createVenmoContext, venmoPayments } from './venmo-context';

/**
 * The ways to open Venmo. Each redirects to the page of its payment. A development environment uses the names, below `/third-party/`. The paths are
 * Venmo's own, for browsers that map its hosts to this machine.
 */
const ENTRY_POINTS = [
  { name: 'venmo-app-switch', paths: ['/braintree/checkout', '/go/checkout'] },
  { name: 'venmo-web-login', paths: ['/go/web'] },
  // Content of the QR code.
  { name: 'venmo-purchase', paths: ['/go/purchase'] },
] as const;
type EntryPoint = (typeof ENTRY_POINTS)[number]['name'];

/** Mounted at `/third-party`. */
export function createVenmoRoutes(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  for (const { name } of ENTRY_POINTS) app.get(`/${name}`, (c) => openVenmo(context, name, c));
  return app;
}

/** Mounted at `/`. */
export function createVenmoPartnerRoutes(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  for (const { name, paths } of ENTRY_POINTS) for (const path of paths) app.get(path, (c) => openVenmo(context, name, c));
  return app;
}

async function openVenmo(context: SandboxContext, name: EntryPoint, c: Context<AppEnvironment>): Promise<Response> {
  const { searchParams: params, origin } = new URL(c.req.url);
  const id = readContextId(params) ?? (name === 'venmo-app-switch' ? await createTokenContext(context, origin) : '');
  // On a desktop the payment has not been scanned: the customer may still close the window.
  if (name !== 'venmo-web-login') await markScanned(context, id);
  const query = new URLSearchParams(name === 'venmo-web-login' ? { login: '1' } : {});
  for (const each of ['x-success', 'x-cancel', 'x-error']) if (params.has(each)) query.set(each, params.get(each) ?? '');
  return c.redirect(`${createPagePath(venmoPayments.kind, encodeURIComponent(id))}${query.size > 0 ? `?${query}` : ''}`, 302);
}

/** Reads the id of the context. For QR codes it follows the access token. */
function readContextId(params: URLSearchParams): string | undefined {
  return params.get('resource_id') || /\|pcid:(.+)$/.exec(params.get('braintree_access_token') ?? '')?.[1];
}

/** Creates a context for the oldest flow: the app receives only an access token and returns the result in the URL. */
async function createTokenContext(context: SandboxContext, origin: string): Promise<string> {
  const { merchantId } = readVenmoConfiguration(context, createUrls(origin, context.merchant.id));
  const { row } = await createVenmoContext(context, { api: 'none', intent: 'PAY_FROM_APP', merchantId });
  return row.id;
}
