import type { Sandbox } from '@tender/sandbox';
import { serverGateway } from './gateway';

/** A nonce of a PayPal account that can be stored. */
export const PAYPAL_ACCOUNT = 'fake-paypal-billing-agreement-nonce';

/** A customer of the shop, with the tokens of what is in the vault. */
export interface Customer {
  readonly id: string;
  readonly tokens: readonly string[];
}

/** Creates a customer and stores payment methods with the official server SDK. The last one is the default. */
export async function createCustomer(sandbox: Sandbox, ...nonces: string[]): Promise<Customer> {
  const { customer, paymentMethod } = serverGateway(sandbox);
  const { id } = (await customer.create({ firstName: 'Ada' })).customer;
  const tokens: string[] = [];
  for (const paymentMethodNonce of nonces) {
    const stored = await paymentMethod.create({ customerId: id, paymentMethodNonce, options: { makeDefault: true } });
    tokens.push(stored.paymentMethod.token);
    sandbox.clock.advance(1000);
  }
  return { id, tokens };
}

/** Stores a PayPal account under the token `vaulted`. */
export async function vaultPayPalAccount(sandbox: Sandbox): Promise<void> {
  const { id } = await createCustomer(sandbox);
  const account = { customerId: id, token: 'vaulted', paymentMethodNonce: PAYPAL_ACCOUNT }; // the SDK's published types lack the token
  await serverGateway(sandbox).paymentMethod.create(account);
}
