import * as braintree from 'braintree';
import { z } from 'zod';
import type { MerchantAccounts, ShopEnvironment } from './contract';

export type Gateway = braintree.BraintreeGateway;
export type Transaction = braintree.Transaction;

/** The gateway and the account that receives the payments. */
export interface GatewayConnection {
  readonly environment: ShopEnvironment;
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** URL of the local sandbox. Required for `development`, and otherwise not used. */
  readonly origin?: string;
  /** Merchant accounts for other currencies than that of the default account. Default: none, or those of the local sandbox. */
  readonly merchantAccounts?: MerchantAccounts;
  /** Milliseconds after which a request is canceled. Default: that of the SDK, one minute. */
  readonly timeout?: number;
}

const variables = z.object({
  BRAINTREE_ENVIRONMENT: z.enum(['sandbox', 'production']),
  BRAINTREE_MERCHANT_ID: z.string().min(1),
  BRAINTREE_PUBLIC_KEY: z.string().min(1),
  BRAINTREE_PRIVATE_KEY: z.string().min(1),
});

const SANDBOX_ACCOUNTS: MerchantAccounts = { EUR: 'sandbox_eur', PLN: 'sandbox_pln' };

export function resolveMerchantAccounts({
  environment,
  merchantAccounts,
}: Pick<GatewayConnection, 'environment' | 'merchantAccounts'>): MerchantAccounts {
  return merchantAccounts ?? (environment === 'development' ? SANDBOX_ACCOUNTS : {});
}

/**
 * Reads the provider's account from the `BRAINTREE_*` variables. Returns undefined if none of the four required ones is set.
 * `BRAINTREE_MERCHANT_ACCOUNT_EUR` and `BRAINTREE_MERCHANT_ACCOUNT_PLN` are its merchant accounts in these currencies, if it has any.
 * @throws when only some are set, naming those that are missing or wrong
 */
export function connectionFrom(environment: Readonly<Record<string, string | undefined>>): GatewayConnection | undefined {
  const names = Object.keys(variables.shape);
  if (names.every((name) => !environment[name])) return undefined;
  const parsed = variables.safeParse(environment);
  if (!parsed.success) {
    const wrong = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
    throw new Error(`To use the provider's account, set ${names.join(', ')}. Missing or wrong: ${wrong.join(', ')}.`);
  }
  const { BRAINTREE_MERCHANT_ACCOUNT_EUR: EUR, BRAINTREE_MERCHANT_ACCOUNT_PLN: PLN } = environment;
  return {
    ...(EUR || PLN ? { merchantAccounts: { ...(EUR && { EUR }), ...(PLN && { PLN }) } } : {}),
    environment: parsed.data.BRAINTREE_ENVIRONMENT,
    merchantId: parsed.data.BRAINTREE_MERCHANT_ID,
    publicKey: parsed.data.BRAINTREE_PUBLIC_KEY,
    privateKey: parsed.data.BRAINTREE_PRIVATE_KEY,
  };
}

/** Creates the provider's official SDK, for the provider or for the sandbox on this machine. */
export function createGateway({ environment, origin, merchantId, publicKey, privateKey, timeout }: GatewayConnection): Gateway {
  const gateway = new braintree.BraintreeGateway({ environment: sdkEnvironment(environment, origin), merchantId, publicKey, privateKey });
  if (timeout !== undefined) (gateway.config as { timeout: number }).timeout = timeout;
  return gateway;
}

function sdkEnvironment(environment: ShopEnvironment, origin?: string): braintree.Environment {
  if (environment === 'production') return braintree.Environment.Production;
  if (environment === 'sandbox') return braintree.Environment.Sandbox;
  if (!origin) throw new Error('The local sandbox needs its origin.');
  const { hostname, port } = new URL(origin);
  return new braintree.Environment(hostname, port, origin, false, hostname, port);
}
