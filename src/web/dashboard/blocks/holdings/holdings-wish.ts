import { holdingGroupings, holdingSorts } from '#contracts/reports/report-choices.ts';
import type { QueryChanges } from '../../report-address.ts';
import type { HoldingsWish } from './arrange-holdings.ts';

/** Before anyone chose: all holdings by asset class, the largest first. */
export const firstWish: HoldingsWish = { find: '', grouping: 'assetClass', isOnlyStale: false, sort: 'value', order: 'desc' };

/** Reads the choices from the address and ignores invalid parts. */
export function wishIn(search: string): HoldingsWish {
  const params = new URLSearchParams(search);
  const sort = holdingSorts.find((each) => each === params.get('sort')) ?? firstWish.sort;
  const order = params.get('order') ?? (sort === 'name' ? 'asc' : 'desc');
  return {
    find: params.get('find') ?? '',
    grouping: holdingGroupings.find((each) => each === params.get('by')) ?? firstWish.grouping,
    isOnlyStale: params.get('stale') === 'only',
    sort,
    order: order === 'asc' ? 'asc' : 'desc',
  };
}

/** The same as parts of the address; what everyone sees at first is left out. */
export function wishQuery({ find, grouping, isOnlyStale, sort, order }: HoldingsWish): QueryChanges {
  const isFirstOrder = sort === firstWish.sort && order === firstWish.order;
  return {
    find: find === '' ? undefined : find,
    by: grouping === firstWish.grouping ? undefined : grouping,
    stale: isOnlyStale ? 'only' : undefined,
    sort: isFirstOrder ? undefined : sort,
    order: isFirstOrder ? undefined : order,
  };
}
