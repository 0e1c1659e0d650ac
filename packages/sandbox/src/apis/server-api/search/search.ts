import { type SandboxContext } from '../../../core/context';
import { type Document } from '../../../core/store/schema';
import { isDocument } from '../../../core/text-at';
import { type XmlFields, type XmlValue } from '../../../core/xml/write-xml';
import { respondWith, type ServerApiCall, type ServerApiRoute } from '../route';
import { matchesSearch, type Facts } from './match-search';

/** Page size of the official SDKs. */
export const PAGE = 50;

/** One searchable resource: its rows with their facts, and how a result is described. */
export interface Search<Row extends { id: string }> {
  /** Path in front of `advanced_search_ids` and `advanced_search`. */
  path: string;
  /** Root element of a page; `item` is the element of each result. */
  root: string;
  item: string;
  /** Whether a search with these criteria takes too long. Default: no search does. */
  timesOut?(criteria: Document): boolean;
  /** Resolves with all rows, newest first. */
  list(context: SandboxContext): Promise<{ row: Row; facts: Facts }[]>;
  describe(context: SandboxContext, row: Row): Promise<XmlFields>;
}

export const readCriteria = ({ input }: ServerApiCall): Document => (isDocument(input['search']) ? input['search'] : {});

/** Creates a page of results. */
export const createPage = (
  root: string,
  item: string,
  items: readonly XmlValue[],
  { page = 1, total = items.length }: { page?: number; total?: number } = {},
) => respondWith(root, { $type: 'collection', currentPageNumber: page, pageSize: PAGE, totalItems: total, [item]: items });

/** Creates the routes of a search. It returns ids first; then the SDK requests the results page by page. Ids that are not known are left out. */
export function createSearchRoutes<Row extends { id: string }>(search: Search<Row>): ServerApiRoute[] {
  return [
    {
      method: 'POST',
      path: `${search.path}/advanced_search_ids`,
      async handle(call) {
        const criteria = readCriteria(call);
        // SDKs report a response without results as a time-out.
        if (search.timesOut?.(criteria)) return respondWith('searchTimedOut', { message: 'The search took too long.' });
        const rows = await search.list(call.context);
        const ids = rows.filter(({ facts }) => matchesSearch(criteria, facts)).map(({ row }) => row.id);
        return respondWith('searchResults', { pageSize: PAGE, ids });
      },
    },
    {
      method: 'POST',
      path: `${search.path}/advanced_search`,
      async handle(call) {
        const { ids, ...criteria } = readCriteria(call);
        const wanted = Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
        const matching = (await search.list(call.context)).filter(({ facts }) => matchesSearch(criteria, facts));
        const byId = new Map(matching.map(({ row }) => [row.id, row]));
        const rows = wanted.flatMap((id) => byId.get(id) ?? []);
        return createPage(search.root, search.item, await Promise.all(rows.map((row) => search.describe(call.context, row))));
      },
    },
  ];
}
