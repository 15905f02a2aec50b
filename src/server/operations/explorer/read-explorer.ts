import { type ExploredFund, type ExplorerPage, type ExplorerQuery, type FundQuery, fundPageSizes } from '#contracts/explorer.ts';
import { AppError } from '#domain/errors.ts';
import { searchFunds, type FundContext } from './search-funds.ts';

/** The number of funds put forward that are shown at most. */
const maxSpotlight = 6;

/** Funds as they are searched for, narrowed and ordered, below those that the firm puts forward; none while their source is out of reach. */
export async function readExplorer(context: FundContext, query: ExplorerQuery): Promise<ExplorerPage> {
  const { page = 1, order = 'name', top: pageSize = fundPageSizes[0], ...wanted } = query;
  const search = { ...wanted, order, top: pageSize, skip: (page - 1) * pageSize };
  const isWhole = page === 1 && Object.values(wanted).every((each) => !each);
  const [found, spotlight] = await Promise.all([
    searchFunds(context, (feed) => feed.search(search)).catch(noneUnreached),
    isWhole ? searchFunds(context, (feed) => feed.spotlight(maxSpotlight)).catch(noneUnreached) : null,
  ]);
  const isReached = found !== null;
  const list = found ?? { funds: [], facets: [], count: 0 };
  return { query, order, page, pageSize, isReached, ...list, spotlight: isReached ? (spotlight ?? []) : [] };
}

function noneUnreached(error: unknown): null {
  if (error instanceof AppError && error.code === 'feed-unreachable') return null;
  throw error;
}

/**
 * A fund of the explorer, with its price over the range.
 *
 * @throws AppError `page-not-found` for what the explorer does not list, and as `searchFunds`
 */
export async function readExploredFund(context: FundContext, id: string, { range }: FundQuery): Promise<ExploredFund> {
  const fund = await searchFunds(context, (feed) => feed.fund(id, range ?? context.variant.defaultRange));
  if (!fund) throw new AppError('page-not-found');
  return fund;
}
