import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { type SandboxContext } from '../../core/context';
import { type AppEnvironment } from '../../core/http/app-environment';
import { GatewayError } from '../../core/http/gateway-error';
import { addParameters } from '../../core/pages/add-parameters';
import { readOrigin } from '../../core/pages/read-origin';
import { authenticate, type AuthenticationResult } from '../../payments/three-d-secure/authenticate';
import { readJwt } from '../../payments/three-d-secure/jwt';
import { describeError } from '../../payments/three-d-secure/validation';
import { verifications } from '../../payments/three-d-secure/verification';

const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; img-src data:; base-uri 'none'",
  'Cache-Control': 'no-store',
};
const NUMBERS = { signature: 1010, expired: 1011, malformed: 1020 } as const;

/** Mounted at `/three-d-secure`: the parts of the authentication service that no customer sees. */
export function createThreeDSecureRoutes(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/setup', (c) => setUp(context, c));
  app.get('/term', (c) => complete(context, c));
  return app;
}

/** The frame in which the script of the shop's page starts a session. It receives the session's id, or the reason why there is none. */
function setUp(context: SandboxContext, c: Context<AppEnvironment>) {
  const target = readOrigin(c.req.query('opener') ?? null);
  const read = readJwt(context, 'setup', c.req.query('jwt') ?? '');
  const number = 'problem' in read ? NUMBERS[read.problem] : undefined;
  const message =
    number === undefined
      ? { tender: verifications.kind, kind: 'setup', data: { sessionId: `0_${randomUUID()}` } }
      : { tender: verifications.kind, kind: 'refused', data: { number, description: describeError(number) } };
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Device data · Test bank</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main data-report="${target === undefined ? '' : JSON.stringify({ target, message })}"></main>
        <script src="/pay/pages.js"></script>
      </body>
    </html>`;
  return c.html(page, 200, HEADERS);
}

/** The URL to which banks of the first version return the customer. It redirects to the shop's page with the result. */
async function complete(context: SandboxContext, c: Context<AppEnvironment>) {
  const row = await verifications.find(context, c.req.query('transaction_id') ?? '');
  const base = c.req.query('authentication_complete_base_url') ?? '';
  if (!row || readOrigin(base) === undefined) return c.text('There is no such authentication', 404);
  const result = await authenticateOnReturn(context, row.document.nonce, c.req.query('PaRes') ?? '');
  return c.redirect(addParameters(base, { auth_response: JSON.stringify(result) }), 303);
}

async function authenticateOnReturn(context: SandboxContext, nonce: string, jwt: string) {
  try {
    const result: AuthenticationResult = await authenticate(context, nonce, jwt);
    if (result.threeDSecureInfo.liabilityShifted) return { success: true, ...result };
    return { success: false, ...result, error: { message: 'The authentication failed' } };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const message = error.fieldErrors[0]?.message ?? error.message;
    return { success: false, threeDSecureInfo: { liabilityShiftPossible: false, liabilityShifted: false }, error: { message } };
  }
}
