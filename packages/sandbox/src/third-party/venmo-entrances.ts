import { Hono, type Context } from 'hono';
import { gatewayConfiguration } from '../client-api/configuration';
import { type SandboxContext } from '../context';
import { pagePath } from '../pages/customer-page';
import { scanned } from '../pages/venmo';
import { type AppEnvironment } from '../server/app-environment';
import { urlsFor } from '../server/origin';
import { textAt } from '../vault/text-at';
import { createVenmoContext, VENMO } from '../venmo/venmo-context';

/**
 * The ways into Venmo, each of which leads to the page of its payment. In a development environment pages find them by the names, below
 * `/third-party/`; at the paths they are Venmo's own, for browsers that take this machine for it.
 */
const ENTRANCES = [
  { name: 'venmo-app-switch', paths: ['/braintree/checkout', '/go/checkout'] },
  { name: 'venmo-web-login', paths: ['/go/web'] },
  // What the QR code says.
  { name: 'venmo-purchase', paths: ['/go/purchase'] },
] as const;
type Entrance = (typeof ENTRANCES)[number]['name'];

/** Mounted at `/third-party`. */
export function venmoEntrances(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  for (const { name } of ENTRANCES) app.get(`/${name}`, (c) => enter(context, name, c));
  return app;
}

/** Mounted at `/`. */
export function venmoPartnerEntrances(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  for (const { name, paths } of ENTRANCES) for (const path of paths) app.get(path, (c) => enter(context, name, c));
  return app;
}

async function enter(context: SandboxContext, name: Entrance, c: Context<AppEnvironment>): Promise<Response> {
  const { searchParams: given, origin } = new URL(c.req.url);
  const id = contextId(given) ?? (name === 'venmo-app-switch' ? await ofAccessToken(context, origin) : '');
  // On a computer nothing has happened yet: the customer may still close the window.
  if (name !== 'venmo-web-login') await scanned(context, id);
  const query = new URLSearchParams(name === 'venmo-web-login' ? { login: '1' } : {});
  for (const each of ['x-success', 'x-cancel', 'x-error']) if (given.has(each)) query.set(each, given.get(each) ?? '');
  return c.redirect(`${pagePath(VENMO, encodeURIComponent(id))}${query.size > 0 ? `?${query}` : ''}`, 302);
}

/** A context for QR codes alone is named behind the access token. */
function contextId(given: URLSearchParams): string | undefined {
  return given.get('resource_id') || /\|pcid:(.+)$/.exec(given.get('braintree_access_token') ?? '')?.[1];
}

/** The oldest way: the app is given an access token, and whatever it makes of it comes back in the address alone. */
async function ofAccessToken(context: SandboxContext, origin: string): Promise<string> {
  const venmo = gatewayConfiguration(context, urlsFor(origin, context.merchant.id))['payWithVenmo'];
  const { row } = await createVenmoContext(context, { api: 'none', intent: 'PAY_FROM_APP', merchantId: textAt(venmo, 'merchantId') ?? '' });
  return row.id;
}
