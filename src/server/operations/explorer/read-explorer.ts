import { type ExploredFund, type ExplorerPage, type ExplorerQuery, type FundQuery, fundPageSizes } from '#contracts/explorer.ts';
import { AppError } from '#domain/errors.ts';
import type { RequestContext } from '../../request-context.ts';
import { searchFunds, type FundContext } from './search-funds.ts';

/** Funds as they are searched for, narrowed and ordered; none while their source is out of reach. */
export async function readExplorer(context: FundContext, query: ExplorerQuery): Promise<ExplorerPage> {
  const { page = 1, order = 'name', top: pageSize = fundPageSizes[0], ...wanted } = query;
  const found = await searchFunds(context, (feed) => feed.search({ ...wanted, order, top: pageSize, skip: (page - 1) * pageSize })).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'feed-unreachable') return null;
      throw error;
    },
  );
  const isReached = found !== null;
  return { query, order, page, pageSize, isReached, ...(found ?? { funds: [], facets: [], count: 0 }) };
}

/**
 * A fund of the explorer, with its price over the range.
 *
 * @throws AppError `page-not-found` for what the explorer does not list, and as `searchFunds`
 */
export async function readExploredFund(
  context: FundContext & Pick<RequestContext, 'variant'>,
  id: string,
  { range }: FundQuery,
): Promise<ExploredFund> {
  const fund = await searchFunds(context, (feed) => feed.fund(id, range ?? context.variant.defaultRange));
  if (!fund) throw new AppError('page-not-found');
  return fund;
}
