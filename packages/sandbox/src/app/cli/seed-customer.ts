import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { customers } from '../../core/store/schema';
import { cardInput } from '../../payments/cards/card-input';
import { tokenizeCard } from '../../payments/cards/tokenize-card';

/** Id of the customer with two saved cards. */
export const SEEDED_CUSTOMER = 'ada';

const CARDS = [
  { number: '4111111111111111', expirationDate: '12/2030', cvv: '123', cardholderName: 'Ada Example' },
  { number: '5555555555554444', expirationDate: '06/2031', cvv: '123', cardholderName: 'Ada Example' },
];

/** Creates the customer. Does nothing when the customer exists, as in a data folder from an earlier run. */
export async function seedCustomer(context: SandboxContext): Promise<void> {
  const { database, merchant, clock } = context;
  const existing = await database
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.merchantId, merchant.id), eq(customers.id, SEEDED_CUSTOMER)));
  if (existing.length > 0) return;
  const now = clock.now();
  const document = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' };
  await database.insert(customers).values({ merchantId: merchant.id, id: SEEDED_CUSTOMER, document, createdAt: now, updatedAt: now });
  const grant = { expiresAt: now + 1, createdAt: now, customerId: SEEDED_CUSTOMER };
  for (const card of CARDS) await tokenizeCard(context, { kind: 'client_token', grant }, cardInput.parse(card), { validate: true });
}
