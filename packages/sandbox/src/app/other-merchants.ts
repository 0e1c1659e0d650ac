import { type Context, type MiddlewareHandler } from 'hono';
import { namesMerchant } from '../core/authorization/names-merchant';
import { type AppEnvironment } from '../core/http/app-environment';
import { type Merchant } from '../core/merchant';

/** A running sandbox, as the other sandboxes of the process see it. */
interface RegisteredSandbox {
  readonly merchant: Merchant;
  fetch(request: Request, bindings: AppEnvironment['Bindings']): Response | Promise<Response>;
}

/** The sandboxes of this process, the oldest first. */
const registered = new Set<RegisteredSandbox>();

/** Makes a sandbox's merchant known to the other sandboxes of the process. Returns the function that ends it. */
export function registerSandbox(sandbox: RegisteredSandbox): () => void {
  registered.add(sandbox);
  return () => void registered.delete(sandbox);
}

type IsFor = (c: Context<AppEnvironment>, merchant: Merchant) => boolean;

const isPathOf: IsFor = (c, { id }) => c.req.param('merchantId') === id;
const isAuthorizedBy: IsFor = (c, merchant) => namesMerchant(merchant, c.req.header('authorization'));

/** Passes requests below `/merchants/:merchantId` to the sandbox of this process whose merchant the path names. */
export const passByPath = (own: Merchant) => passTo(own, isPathOf);

/** Passes requests to the sandbox of this process whose merchant the authorization names, for paths that name none. */
export const passByAuthorization = (own: Merchant) => passTo(own, isAuthorizedBy);

/**
 * Server SDKs expect all merchants at one address. The request's own merchant comes first: another sandbox may have the same id. Whether the caller may
 * do what it asks for is decided by the sandbox that answers.
 */
function passTo(own: Merchant, isFor: IsFor): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    if (isFor(c, own)) return next();
    const other = [...registered].find(({ merchant }) => isFor(c, merchant));
    return other ? other.fetch(c.req.raw, c.env) : next();
  };
}
