import { type XmlFields } from '../../core/xml/write-xml';
import { type ServerApiRoute } from './route';
import { customerSearch } from './search/customers';
import { listDisputes } from './search/disputes';
import { matchesSearch } from './search/match-search';
import { createPage, createSearchRoutes, PAGE, readCriteria } from './search/search';
import { transactionSearch } from './search/transactions';
import { bankVerificationSearch, verificationSearch } from './search/verifications';

/** Dispute searches return whole disputes, in the page that the query names. */
const disputeSearch: ServerApiRoute = {
  method: 'POST',
  path: 'disputes/advanced_search',
  async handle(call) {
    const disputes = await listDisputes(call.context);
    const matching = disputes.filter(({ facts }) => matchesSearch(readCriteria(call), facts)).map(({ document }) => document as XmlFields);
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
