import braintree from 'braintree';
import { startSandbox, type Sandbox, type SandboxOptions } from '../../start-sandbox';

export interface Shop {
  sandbox: Sandbox;
  /** The official SDK as a merchant's server uses it. */
  gateway: braintree.BraintreeGateway;
  /** A test number as a nonce, by way of the client API. */
  tokenize(card: Record<string, unknown>): Promise<string>;
}

/** A sandbox of its own and the official SDK pointed at it. Equal sales in a row are the rule in tests, so duplicates pass by default. */
export async function openShop({ merchant, ...options }: SandboxOptions = {}): Promise<Shop> {
  const sandbox = await startSandbox({ ...options, merchant: { duplicateCheckSeconds: 0, ...merchant } });
  return { sandbox, gateway: gatewayOf(sandbox), tokenize: (card) => tokenize(sandbox, card) };
}

export function gatewayOf({ context, url }: Sandbox, keys: { publicKey?: string; privateKey?: string; merchantId?: string } = {}) {
  const { port } = new URL(url);
  const environment = new braintree.Environment('127.0.0.1', port, url, false, '127.0.0.1', port);
  const { id, publicKey, privateKey } = context.merchant;
  return new braintree.BraintreeGateway({ environment, merchantId: id, publicKey, privateKey, ...keys });
}

async function tokenize(sandbox: Sandbox, creditCard: Record<string, unknown>): Promise<string> {
  const response = await fetch(`${sandbox.url}/merchants/${sandbox.context.merchant.id}/client_api/v1/payment_methods/credit_cards`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ creditCard, tokenizationKey: sandbox.tokenizationKey }),
  });
  const body = (await response.json()) as { creditCards?: [{ nonce: string }] };
  if (!body.creditCards) throw new Error(`The card was not tokenized: ${JSON.stringify(body)}`);
  return body.creditCards[0].nonce;
}

export const VISA = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' };
