import { type Hono } from 'hono';
import { type SandboxContext } from './context';
import { type AppEnvironment } from './http/app-environment';
import { type ClientApiRoute } from './http/client-api-route';
import { type Urls } from './http/create-urls';
import { type GraphqlModule } from './http/graphql-module';
import { type CustomerPage } from './pages/customer-page';
import { type Document } from './store/schema';

/** The sandbox's half of a payment method: what the doors of the sandbox mount. Everything is optional. */
export interface SandboxMethod {
  /** Creates the members of the gateway's configuration that pages read. */
  readonly configure?: (context: SandboxContext, urls: Urls) => Document;
  /** Endpoints below `client_api/v1/`. */
  readonly endpoints?: readonly ClientApiRoute[];
  /** Groups of operations of the GraphQL API. */
  readonly graphql?: readonly GraphqlModule[];
  /** What the customer sees, at `/pay/<kind>/<id>`. */
  readonly page?: CustomerPage;
  /** Scripts in place of a partner's. */
  readonly scripts?: readonly PartnerScript[];
  /**
   * Name of the method's page on the asset host that runs a partner's script, and only navigates its window to the partner. It is served with an opaque
   * origin, so that the script cannot reach card fields on the same host.
   */
  readonly isolatedPage?: string;
  /** Creates other routes, each with the path at which it is mounted. */
  readonly routes?: (context: SandboxContext) => readonly (readonly [path: string, routes: Hono<AppEnvironment>])[];
  /** Paths of these routes that merchants' pages may read: `/da/*`. */
  readonly openPaths?: readonly string[];
}

/** A script that is served as `/third-party/<name>`. */
export interface PartnerScript {
  readonly name: string;
  readonly source: string;
  /** Its path at the partner's host, for browsers that map that host to this machine. */
  readonly partnerPath?: string;
}

export const defineSandboxMethod = (method: SandboxMethod): SandboxMethod => method;
