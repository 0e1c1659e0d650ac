import { type ServerApiRoute } from './route';
import { customerSearch } from './search/customers';
import { listDisputeFacts } from './search/disputes';
import { matchesSearch } from './search/match-search';
import { createPage, createSearchRoutes, PAGE, readCriteria } from './search/search';
import { transactionSearch } from './search/transactions';
import { bankVerificationSearch, verificationSearch } from './search/verifications';

/** Dispute searches return whole disputes, in the page that the query names. */
const disputeSearch: ServerApiRoute = {
  method: 'POST',
  path: 'disputes/advanced_search',
  async handle(call) {
    const disputes = await listDisputeFacts(call.context);
    const matching = disputes.filter(({ facts }) => matchesSearch(readCriteria(call), facts)).map(({ dispute }) => ({ ...dispute }));
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
