import { eq } from 'drizzle-orm';
import { connectGateway } from '../../server-api/testing/shop';
import { type Sandbox } from '../../start-sandbox';
import { paymentContexts } from '../../core/store/schema';

export interface StoredObjects {
  customer: string[];
  token: string[];
  nonce: string[];
  transaction: string[];
  context: string[];
  kind: string[];
  all: string[];
}

/** Stores a few objects of each kind, so that ids in requests can be those of real ones. */
export async function storeObjects(sandbox: Sandbox): Promise<StoredObjects> {
  const gateway = connectGateway(sandbox);
  const call = async (group: string, name: string, ...args: unknown[]) => gateway[group]![name]!(...args);
  const { customer } = await call('customer', 'create', {
    id: 'ada',
    creditCard: { number: '4111111111111111', expirationDate: '12/2030' },
  });
  const token = (customer['creditCards'] as [{ token: string }])[0].token;
  const sale = async (request: object) => (await call('transaction', 'sale', { amount: '10.00', ...request })).transaction.id;
  const disputed = { creditCard: { number: '4023898493988028', expirationDate: '12/2030' } };
  const transaction = [
    await sale({ paymentMethodNonce: 'fake-valid-nonce' }),
    await sale({ paymentMethodToken: token, options: { submitForSettlement: true } }),
    await sale({ paymentMethodNonce: 'fake-paypal-one-time-nonce', amount: '20.00' }),
    await sale(disputed),
  ];
  const nonce = [
    'fake-valid-nonce',
    'fake-venmo-account-nonce',
    (await call('paymentMethodNonce', 'create', token)).paymentMethodNonce['nonce'] as string,
  ];
  return { customer: ['ada'], token: [token], nonce, transaction, context: [], kind: [], all: ['ada', token, ...nonce, ...transaction] };
}

/** Adds the payment contexts that requests have created. */
export async function addContexts({ merchantId, context }: Sandbox, stored: StoredObjects): Promise<StoredObjects> {
  const { id, kind } = paymentContexts;
  const rows = await context.database.select({ id, kind }).from(paymentContexts).where(eq(paymentContexts.merchantId, merchantId));
  const ids = rows.map((row) => row.id);
  return { ...stored, context: ids, kind: rows.map((row) => row.kind), all: [...stored.all, ...ids] };
}
