import { Hono, type Context } from 'hono';
import { authorize } from '../../core/authorization/authorize';
import { hasApiKeys } from '../../core/authorization/caller';
import { type SandboxContext } from '../../core/context';
import { type AppEnvironment } from '../../core/http/app-environment';
import { refuseForeignPages } from '../../core/http/foreign-pages';
import { GatewayError } from '../../core/http/gateway-error';
import { Refusal, createRefusalBody } from '../../core/http/refusal';
import { type XmlValue } from '../../core/xml/write-xml';
import { addressRoutes } from './addresses';
import { applePayDomainRoutes } from './apple-pay-domains';
import { bankAccountVerificationRoutes } from './bank-account-verifications';
import { clientTokenRoutes } from './client-token';
import { customerRoutes } from './customers';
import { disputeRoutes } from './disputes';
import { documentUploadRoutes } from './document-uploads';
import { expiredCardRoutes } from './expired-cards';
import { merchantAccountRoutes } from './merchant-accounts';
import { paymentMethodNonceRoutes } from './payment-method-nonces';
import { paymentMethodRoutes } from './payment-methods';
import { paypalPaymentResourceRoutes } from './paypal-payment-resources';
import { readBody } from './read-body';
import { respondInFormat } from './respond';
import { type ServerApiRoute } from './route';
import { searchRoutes } from './searches';
import { threeDSecureTokenRoutes } from './three-d-secure-tokens';
import { transactionRoutes } from './transactions';
import { unsupportedRequests, unsupportedRootRequests, type UnsupportedRequest } from './unsupported';
import { verificationRoutes } from './verifications';

/** All endpoints. A new group is one file and one line here. */
export const serverApiRoutes: readonly ServerApiRoute[] = [
  ...clientTokenRoutes,
  ...searchRoutes,
  ...transactionRoutes,
  ...paymentMethodNonceRoutes,
  ...expiredCardRoutes,
  ...paypalPaymentResourceRoutes,
  ...paymentMethodRoutes,
  ...customerRoutes,
  ...addressRoutes,
  ...verificationRoutes,
  ...bankAccountVerificationRoutes,
  ...threeDSecureTokenRoutes,
  ...disputeRoutes,
  ...documentUploadRoutes,
  ...merchantAccountRoutes,
  ...applePayDomainRoutes,
];

/** The API for the merchant's own server, with its keys. Mounted at `/merchants/:merchantId`, after the client API. */
export function createServerApi(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use('*', refuseForeignPages(), async (c, next) => {
    const status = findRefusalStatus(context, c.req.param('merchantId'), c.req.header('authorization'));
    if (status === undefined) return next();
    return c.body('', status, status === 401 ? { 'WWW-Authenticate': 'Basic realm="Sandbox"' } : {});
  });
  // Some SDKs end the path of a list with a slash.
  for (const route of serverApiRoutes) app.on(route.method, [`/${route.path}`, `/${route.path}/`], (c) => respond(context, route, c));
  refuseUnsupported(app, unsupportedRequests);
  app.all('*', (c) => c.body('', 404));
  app.onError((error, c) => {
    if (!(error instanceof GatewayError) || error.errorClass === 'VALIDATION') throw error;
    if (error.errorClass === 'RESOURCE_LIMIT') return respondInFormat(c, error.status, 'apiErrorResponse', { message: error.message });
    return c.body('', error.status);
  });
  return app;
}

function refuseUnsupported(app: Hono<AppEnvironment>, requests: readonly UnsupportedRequest[]): void {
  for (const { paths, reason } of requests) {
    for (const path of paths) app.all(`/${path}`, (c) => respondInFormat(c, 501, 'apiErrorResponse', { message: reason }));
  }
}

/** Mounted at `/`, before the routes of a merchant. */
export function createUnsupportedRoutes(): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  refuseUnsupported(app, unsupportedRootRequests);
  return app;
}

/** Finds the status of a refusal. A valid client token or tokenization key gets 403, because pages may not use this API. */
function findRefusalStatus(context: SandboxContext, merchantId: string | undefined, header: string | undefined): 401 | 403 | undefined {
  if (merchantId !== context.merchant.id) return 401;
  if (hasApiKeys(context, header)) return undefined;
  const bearer = /^Bearer\s+(\S.*)$/i.exec(header ?? '')?.[1];
  if (bearer === undefined) return 401;
  try {
    authorize(context, bearer.includes('|') ? { authorizationFingerprint: bearer } : { tokenizationKey: bearer });
    return 403;
  } catch {
    return 401;
  }
}

const UNREADABLE = new Refusal([], 'The body of the request cannot be read');

async function respond(context: SandboxContext, route: ServerApiRoute, c: Context<AppEnvironment>): Promise<Response> {
  const input = await readBody(c);
  // The SDK for PHP reads the body of this status too.
  if (input === undefined) return respondInFormat(c, 400, 'apiErrorResponse', createRefusalBody(UNREADABLE, {}));
  const url = new URL(c.req.url);
  try {
    const { status, root } = await route.handle({ context, input, params: c.req.param(), query: url.searchParams, origin: url.origin });
    return root ? respondInFormat(c, status, ...root) : c.body('', status);
  } catch (error) {
    const refusal = asRefusal(error);
    if (!refusal) throw error;
    return respondInFormat(c, 422, 'apiErrorResponse', createRefusalBody(refusal, withoutSecrets(input)));
  }
}

/** Converts a client API error: card validation is shared with the client API, which has another error format. */
function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  return error instanceof GatewayError && error.errorClass === 'VALIDATION' ? new Refusal(error.fieldErrors, error.message) : undefined;
}

const SECRET = new Set(['number', 'cvv', 'accountNumber', 'cryptogram']);

/** Copies the request's input for a refusal, without fields that identify a card. */
function withoutSecrets(value: unknown): XmlValue {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'object') return undefined;
  const members = Object.entries(value).filter(([name]) => !SECRET.has(name) && !name.startsWith('$'));
  return Object.fromEntries(members.map(([name, member]) => [name, withoutSecrets(member)]));
}
