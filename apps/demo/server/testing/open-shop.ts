import { closeDatabases, startSandbox, type FaultAction, type Sandbox, type SandboxOptions } from '@tender/sandbox';
import { randomUUID } from 'node:crypto';
import type { Order, OrderRequest, Problem } from '../contract';
import { createApp, type AppOptions } from '../create-app';
import { createGateway, type Gateway, type GatewayConnection } from '../gateway';

export interface ShopResponse<T> {
  readonly status: number;
  readonly type: string | null;
  readonly body: T;
}

/** A shop with a sandbox of its own. The gateway's SDK shows tests what really happened there. */
export interface OpenShop {
  readonly sandbox: Sandbox;
  readonly connection: GatewayConnection;
  readonly gateway: Gateway;
  /** The server itself. */
  readonly fetch: (request: Request) => Response | Promise<Response>;
  ask<T>(path: string, init?: RequestInit): Promise<ShopResponse<T>>;
  post<T>(path: string, body?: unknown): Promise<ShopResponse<T>>;
  /** Posts an order, by default one mug paid with a fresh nonce. */
  order<T = Order>(order?: Partial<OrderRequest>): Promise<ShopResponse<T>>;
  refusedOrder(order?: Partial<OrderRequest>): Promise<ShopResponse<Problem>>;
  /** Creates a nonce, as `tokenize` does on the page. */
  nonce(card?: Partial<TestCard>, authorization?: { tokenizationKey: string } | { authorizationFingerprint: string }): Promise<string>;
  /** Counts the sales that reached the gateway. */
  sales(): number;
  /** Makes the next sale fail. */
  breakSale(action: FaultAction): void;
  stop(): Promise<void>;
}

export interface TestCard {
  readonly number: string;
  readonly cvv: string;
  readonly postalCode: string;
}

export async function openShop(merchant: SandboxOptions['merchant'] = {}, options: Partial<AppOptions> = {}): Promise<OpenShop> {
  const sandbox = await startSandbox({ merchant });
  const { merchantId, publicKey, privateKey, url: origin } = sandbox;
  const connection: GatewayConnection = { environment: 'development', origin, merchantId, publicKey, privateKey };
  const app = createApp({ connection, ...options });
  const sale = { method: 'POST', path: `/merchants/${merchantId}/transactions` };

  async function ask<T>(path: string, init?: RequestInit): Promise<ShopResponse<T>> {
    const response = await app.request(path, init);
    return { status: response.status, type: response.headers.get('content-type'), body: (await response.json()) as T };
  }
  const post = <T>(path: string, body: unknown = {}): Promise<ShopResponse<T>> =>
    ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  const nonce: OpenShop['nonce'] = async (card = {}, authorization = { tokenizationKey: sandbox.tokenizationKey }) => {
    const { number = '4111111111111111', cvv = '123', postalCode = '60601' } = card;
    const creditCard = { number, cvv, expirationMonth: '12', expirationYear: '2030', billingAddress: { postalCode } };
    const response = await fetch(`${origin}/merchants/${merchantId}/client_api/v1/payment_methods/credit_cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ creditCard, ...authorization }),
    });
    if (!response.ok) throw new Error(`The card was not tokenized: ${response.status}`);
    const { creditCards } = (await response.json()) as { creditCards: { nonce: string }[] };
    return creditCards[0]?.nonce ?? '';
  };

  async function order<T>(overrides: Partial<OrderRequest> = {}): Promise<ShopResponse<T>> {
    return post<T>('/api/orders', {
      orderKey: randomUUID(),
      cart: [{ productId: 'mug', quantity: 1 }],
      email: 'ada@example.com',
      ...overrides,
      paymentMethodNonce: overrides.paymentMethodNonce ?? (await nonce()),
    });
  }

  return {
    sandbox,
    connection,
    gateway: createGateway(connection),
    fetch: (request) => app.fetch(request),
    ask,
    post,
    order,
    refusedOrder: (overrides) => order<Problem>(overrides),
    nonce,
    sales: () => sandbox.requests().filter(({ method, path }) => method === sale.method && path === sale.path).length,
    breakSale: (action) => void sandbox.faults.add({ match: { ...sale, times: 1 }, action }),
    stop: () => sandbox.stop(),
  };
}

/** Call it last in a test file, so that the process can exit. */
export async function closeShop(shop: OpenShop): Promise<void> {
  await shop.stop();
  await closeDatabases();
}

/** Cart with one test amount, in cents. */
export const createTestAmountCart = (cents: number): Partial<OrderRequest> => ({ cart: [{ productId: `test-${cents}`, quantity: 1 }] });
