import braintree from 'braintree';
import { type SandboxDescription } from '../../apis/control/describe-sandbox';
import { connectSandbox, type ConnectedSandbox, type ConnectOptions } from '../../testing/connect-sandbox';

/** A result of the official SDK. It has members that the SDK's types do not have, and other members for a refusal. */
export interface Result {
  success: boolean;
  message: string;
  errors: { deepErrors(): { code: string; attribute: string; message: string }[] };
  transaction: Fields;
  paymentMethod: Fields;
  paymentMethodNonce: Fields;
  creditCard: Fields;
  customer: Fields;
  address: Fields;
  verification: Fields;
  clientToken: string;
}
export type Fields = { id: string; token: string; [name: string]: unknown };
type Gateway = Record<string, Record<string, (...args: unknown[]) => Promise<Result & Fields>>>;

export interface Shop<S extends SandboxDescription = ConnectedSandbox> {
  sandbox: S;
  /** The official SDK, as a merchant's server uses it. */
  gateway: Gateway;
  sale(request: Record<string, unknown>): Promise<Result>;
  /** Creates a settled sale and resolves with its id. */
  createSettledSale(request: Record<string, unknown>): Promise<string>;
  /** Exchanges a test card for a nonce, through the client API. */
  tokenize(card: Record<string, unknown>): Promise<string>;
  /** Exchanges a consent or a documented payment for a nonce, through the client API. */
  tokenizePayPal(account: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
}

/**
 * Opens a sandbox in the process that runs for all unit tests, and connects the official SDK to it. That takes much less time than `startShop`, which a
 * test needs that reads or replaces internals of the sandbox.
 */
export async function openShop(options: ConnectOptions = {}): Promise<Shop> {
  return createShop(await connectSandbox(undefined, { ...options, merchant: { ...SETTINGS, ...options.merchant } }));
}

/** The settings of a shop without options: tests often repeat equal sales. */
export const SETTINGS = { duplicateCheckSeconds: 0 };

export function createShop<S extends SandboxDescription & { stop(): Promise<void> }>(sandbox: S): Shop<S> {
  const gateway = connectGateway(sandbox);
  const call = (group: string, name: string, ...args: unknown[]) => gateway[group]![name]!(...args);
  const sale = (request: Record<string, unknown>) => call('transaction', 'sale', request);
  return {
    sandbox,
    gateway,
    sale,
    async createSettledSale(request) {
      const { transaction } = await sale({ ...request, options: { submitForSettlement: true } });
      await call('testing', 'settle', transaction.id);
      return transaction.id;
    },
    tokenize: (card) => tokenize(sandbox, 'credit_cards', 'creditCard', card),
    tokenizePayPal: (account) => tokenize(sandbox, 'paypal_accounts', 'paypalAccount', account),
    close: () => sandbox.stop(),
  };
}

export function connectGateway(
  { url, port, merchantId, publicKey, privateKey }: SandboxDescription,
  keys: { publicKey?: string; privateKey?: string; merchantId?: string } = {},
): Gateway {
  const environment = new braintree.Environment('127.0.0.1', String(port), url, false, '127.0.0.1', String(port));
  const gateway = new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey, ...keys });
  // The SDK gives up after a minute. On a busy machine, many requests at once may take longer.
  Object.assign((gateway as unknown as { config: object }).config, { timeout: 240_000 });
  return gateway as unknown as Gateway;
}

async function tokenize(sandbox: SandboxDescription, path: string, name: string, input: Record<string, unknown>): Promise<string> {
  const response = await fetch(`${sandbox.url}/merchants/${sandbox.merchantId}/client_api/v1/payment_methods/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ [name]: input, tokenizationKey: sandbox.tokenizationKey }),
  });
  const body = (await response.json()) as Record<string, [{ nonce: string }] | undefined>;
  const [created] = body[`${name}s`] ?? [];
  if (!created) throw new Error(`The payment method was not tokenized: ${JSON.stringify(body)}`);
  return created.nonce;
}

/** A documented payment whose payer has approved an order. */
export const FAKE_ORDER = { intent: 'order', paymentToken: 'fake-paypal-payment-token', payerId: 'fake-paypal-payer-id' };
export const VISA = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' };
export const readCodes = (result: Pick<Result, 'errors'>) => result.errors.deepErrors().map(({ code }) => code);
