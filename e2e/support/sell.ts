import type { Sandbox } from '@tender/sandbox';
import type { Transaction } from 'braintree';
import { serverGateway } from './gateway';
import { expect } from './test';

/** Sells for a nonce with the provider's official server SDK, and expects that this succeeds. */
export async function sell(sandbox: Sandbox, paymentMethodNonce: unknown, more: object = {}): Promise<Transaction> {
  const sale = { amount: '10.00', paymentMethodNonce: String(paymentMethodNonce), ...more };
  const { success, message, transaction } = await serverGateway(sandbox).transaction.sale(sale);
  expect([success, message]).toEqual([true, undefined]);
  return transaction;
}
