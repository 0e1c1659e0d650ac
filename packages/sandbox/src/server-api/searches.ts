import { and, desc, eq, inArray } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { customers, paymentContexts, transactions, verifications, type Document } from '../store/schema';
import { findTransaction } from '../transactions/change-transaction';
import { isDocument, textAt } from '../text-at';
import { describeCustomer } from './describe-customer';
import { matchesSearch, type Facts } from './match-search';
import { describeVerification } from './describe-payment-method';
import { readCustomerFacts, readTimes, readTransactionFacts } from './search-facts';
import { respondWith, type ServerApiCall, type ServerApiRoute } from './route';
import { describeTransaction } from './describe-transaction';
import { type XmlFields, type XmlValue } from './xml/write-xml';

/** Page size of the official SDK. */
const PAGE = 50;

interface Search {
  /** Path in front of `advanced_search_ids` and `advanced_search`. */
  path: string;
  /** Root element of a page; `item` is the element of each result. */
  root: string;
  item: string;
  /** Resolves with all rows, newest first. */
  candidates(context: SandboxContext): Promise<{ id: string; facts: Facts }[]>;
  page(context: SandboxContext, ids: string[]): Promise<XmlValue[]>;
}

const readCriteria = ({ input }: ServerApiCall): Document => (isDocument(input['search']) ? input['search'] : {});

/** Creates the routes of a search. It returns ids first; then the SDK requests the results page by page. */
function createSearchRoutes(search: Search): ServerApiRoute[] {
  return [
    {
      method: 'POST',
      path: `${search.path}/advanced_search_ids`,
      async handle(call) {
        const candidates = await search.candidates(call.context);
        const ids = candidates.filter(({ facts }) => matchesSearch(readCriteria(call), facts)).map(({ id }) => id);
        return respondWith('searchResults', { pageSize: PAGE, ids });
      },
    },
    {
      method: 'POST',
      path: `${search.path}/advanced_search`,
      async handle(call) {
        const { ids } = readCriteria(call);
        const requestedIds = Array.isArray(ids) ? ids.map(String) : [];
        const items = await search.page(call.context, requestedIds);
        return respondWith(search.root, {
          $type: 'collection',
          currentPageNumber: 1,
          pageSize: PAGE,
          totalItems: items.length,
          [search.item]: items,
        });
      },
    },
  ];
}

const transactionSearch: Search = {
  path: 'transactions',
  root: 'creditCardTransactions',
  item: 'transaction',
  async candidates({ database, merchant }) {
    const rows = await database
      .select()
      .from(transactions)
      .where(eq(transactions.merchantId, merchant.id))
      .orderBy(desc(transactions.createdAt));
    return rows.map((row) => ({ id: row.id, facts: readTransactionFacts(row) }));
  },
  async page(context, ids) {
    const items: XmlValue[] = [];
    for (const id of ids) items.push(await describeTransaction(context, await findTransaction(context, id)));
    return items;
  },
};

const customerSearch: Search = {
  path: 'customers',
  root: 'customers',
  item: 'customer',
  async candidates({ database, merchant }) {
    const rows = await database.select().from(customers).where(eq(customers.merchantId, merchant.id)).orderBy(desc(customers.createdAt));
    return rows.map((row) => ({ id: row.id, facts: readCustomerFacts(row) }));
  },
  async page(context, ids) {
    if (ids.length === 0) return [];
    const condition = and(eq(customers.merchantId, context.merchant.id), inArray(customers.id, ids));
    return Promise.all((await context.database.select().from(customers).where(condition)).map((row) => describeCustomer(context, row)));
  },
};

const verificationSearch: Search = {
  path: 'verifications',
  root: 'creditCardVerifications',
  item: 'verification',
  async candidates({ database, merchant }) {
    const rows = await database
      .select()
      .from(verifications)
      .where(eq(verifications.merchantId, merchant.id))
      .orderBy(desc(verifications.createdAt));
    const type = (document: Document) => (document['usBankAccount'] ? 'us_bank_account' : 'credit_card');
    return rows.map((row) => ({
      id: row.id,
      facts: {
        ...readTimes(row),
        id: row.id,
        ids: row.id,
        status: row.status,
        paymentMethodToken: row.paymentMethodToken,
        verificationType: type(row.document),
      },
    }));
  },
  async page({ database, merchant }, ids) {
    if (ids.length === 0) return [];
    const condition = and(eq(verifications.merchantId, merchant.id), inArray(verifications.id, ids));
    return (await database.select().from(verifications).where(condition)).map(describeVerification);
  },
};

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
    return respondWith('disputes', {
      $type: 'collection',
      currentPageNumber: page,
      pageSize: PAGE,
      totalItems: matching.length,
      dispute: matching.slice((page - 1) * PAGE, page * PAGE),
    });
  },
};

export const searchRoutes: readonly ServerApiRoute[] = [
  ...[transactionSearch, customerSearch, verificationSearch].flatMap(createSearchRoutes),
  disputeSearch,
];
