import { and, desc, eq, inArray } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { customers, paymentContexts, transactions, verifications, type Document } from '../store/schema';
import { findTransaction } from '../transactions/change-transaction';
import { isDocument, textAt } from '../vault/text-at';
import { customerAnswer } from './customer-answer';
import { matchesSearch, type Facts } from './match-search';
import { verificationAnswer } from './payment-method-answer';
import { customerFacts, times, transactionFacts } from './search-facts';
import { found, type ServerApiCall, type ServerApiRoute } from './route';
import { transactionAnswer } from './transaction-answer';
import { type XmlValue } from './write-xml';

/** As many as the official SDK asks for in one page. */
const PAGE = 50;

interface Search {
  /** Path below which `advanced_search_ids` and `advanced_search` are. */
  path: string;
  /** The page's root element, and the element of each item. */
  root: string;
  item: string;
  /** Newest first. */
  candidates(context: SandboxContext): Promise<{ id: string; facts: Facts }[]>;
  page(context: SandboxContext, ids: string[]): Promise<XmlValue[]>;
}

const criteria = ({ input }: ServerApiCall): Document => (isDocument(input['search']) ? input['search'] : {});

/** A search answers ids first; the SDK then asks for them page by page. */
function searchRoutes(search: Search): ServerApiRoute[] {
  return [
    {
      method: 'POST',
      path: `${search.path}/advanced_search_ids`,
      async handle(call) {
        const candidates = await search.candidates(call.context);
        const ids = candidates.filter(({ facts }) => matchesSearch(criteria(call), facts)).map(({ id }) => id);
        return found('searchResults', { pageSize: PAGE, ids });
      },
    },
    {
      method: 'POST',
      path: `${search.path}/advanced_search`,
      async handle(call) {
        const { ids } = criteria(call);
        const wanted = Array.isArray(ids) ? ids.map(String) : [];
        const items = await search.page(call.context, wanted);
        return found(search.root, {
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
    return rows.map((row) => ({ id: row.id, facts: transactionFacts(row) }));
  },
  async page(context, ids) {
    const items: XmlValue[] = [];
    for (const id of ids) items.push(await transactionAnswer(context, await findTransaction(context, id)));
    return items;
  },
};

const customerSearch: Search = {
  path: 'customers',
  root: 'customers',
  item: 'customer',
  async candidates({ database, merchant }) {
    const rows = await database.select().from(customers).where(eq(customers.merchantId, merchant.id)).orderBy(desc(customers.createdAt));
    return rows.map((row) => ({ id: row.id, facts: customerFacts(row) }));
  },
  async page(context, ids) {
    if (ids.length === 0) return [];
    const wanted = and(eq(customers.merchantId, context.merchant.id), inArray(customers.id, ids));
    return Promise.all((await context.database.select().from(customers).where(wanted)).map((row) => customerAnswer(context, row)));
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
        ...times(row),
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
    const wanted = and(eq(verifications.merchantId, merchant.id), inArray(verifications.id, ids));
    return (await database.select().from(verifications).where(wanted)).map(verificationAnswer);
  },
};

/** Disputes come whole, in pages told by the query. */
const disputeSearch: ServerApiRoute = {
  method: 'POST',
  path: 'disputes/advanced_search',
  async handle(call) {
    const { database, merchant } = call.context;
    const ofMerchant = and(eq(paymentContexts.merchantId, merchant.id), eq(paymentContexts.kind, 'dispute'));
    const rows = await database.select().from(paymentContexts).where(ofMerchant).orderBy(desc(paymentContexts.createdAt));
    const facts = ({ document }: { document: Document }) => ({ ...document, transactionId: textAt(document, 'transaction', 'id') });
    const matching = rows
      .filter((row) => matchesSearch(criteria(call), facts(row)))
      .map(({ document }) => document as { [name: string]: XmlValue });
    const page = Math.max(1, Number(call.query.get('page') ?? 1));
    return found('disputes', {
      $type: 'collection',
      currentPageNumber: page,
      pageSize: PAGE,
      totalItems: matching.length,
      dispute: matching.slice((page - 1) * PAGE, page * PAGE),
    });
  },
};

export const searchRoutesOfAll: readonly ServerApiRoute[] = [
  ...[transactionSearch, customerSearch, verificationSearch].flatMap(searchRoutes),
  disputeSearch,
];
