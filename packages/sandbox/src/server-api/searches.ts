import { and, desc, eq } from 'drizzle-orm';
import { paymentContexts, type Document } from '../store/schema';
import { textAt } from '../text-at';
import { type ServerApiRoute } from './route';
import { customerSearch } from './search/customers';
import { matchesSearch } from './search/match-search';
import { createPage, createSearchRoutes, PAGE, readCriteria } from './search/search';
import { transactionSearch } from './search/transactions';
import { bankVerificationSearch, verificationSearch } from './search/verifications';
import { type XmlFields } from './xml/write-xml';

/** Dispute searches return whole disputes, in the page that the query names. */
const disputeSearch: ServerApiRoute = {
  method: 'POST',
  path: 'disputes/advanced_search',
  async handle(call) {
    const { database, merchant } = call.context;
    const condition = and(eq(paymentContexts.merchantId, merchant.id), eq(paymentContexts.kind, 'dispute'));
    const rows = await database.select().from(paymentContexts).where(condition).orderBy(desc(paymentContexts.createdAt));
    const facts = ({ document }: { document: Document }) => ({ ...document, transactionId: textAt(document, 'transaction', 'id') });
    const matching = rows.filter((row) => matchesSearch(readCriteria(call), facts(row))).map(({ document }) => document as XmlFields);
    const page = Math.max(1, Number(call.query.get('page') ?? 1));
    return createPage('disputes', 'dispute', matching.slice((page - 1) * PAGE, page * PAGE), { page, total: matching.length });
  },
};

export const searchRoutes: readonly ServerApiRoute[] = [
  ...createSearchRoutes(transactionSearch),
  ...createSearchRoutes(customerSearch),
  ...createSearchRoutes(verificationSearch),
  ...createSearchRoutes(bankVerificationSearch),
  disputeSearch,
];
