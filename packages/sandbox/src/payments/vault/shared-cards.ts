import { and, desc, eq, sql } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { type Document } from '../../core/store/schema';
import { textAt } from '../../core/text-at';
import { type SharedCustomer } from '../cards/card-document';
import { instrumentFromNonce } from '../instruments/instrument';
import { paymentMethodNonces } from '../instruments/tables';
import { createMethodNonce } from './create-method-nonce';

/** Reads the shared customer whom a request to the client API names. */
export function readSharedCustomer(input: Document): SharedCustomer | undefined {
  const identifier = textAt(input, 'sharedCustomerIdentifier');
  return identifier === null ? undefined : { identifier, type: textAt(input, 'sharedCustomerIdentifierType') };
}

/** Lists the cards that pages have shared with a person, newest first, each with a new nonce. None of them is in the vault of a customer. */
export async function listSharedCards(context: SandboxContext, { identifier, type }: SharedCustomer): Promise<Document[]> {
  const { facts, merchantId, createdAt } = paymentMethodNonces;
  const shared = sql.param({ identifier, type }, facts);
  const rows = await context.database
    .select()
    .from(paymentMethodNonces)
    .where(and(eq(merchantId, context.merchant.id), sql`${facts} -> 'sharedCustomer' = ${shared}::jsonb`))
    .orderBy(desc(createdAt));
  const cards: Document[] = [];
  for (const row of rows) cards.push(await createMethodNonce(context, instrumentFromNonce(row)));
  return cards;
}
