import { PreviewQuery } from '#contracts/ledger/ledger-query.ts';
import { previewEntry } from '#server/operations/ledger/preview-entry.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { answer } from '../answer.ts';
import { ledgerPortfolio } from '../ledger-portfolio.ts';
import type { Route } from './+types/entry-preview.ts';

/** What a transaction would come to that someone is typing. */
export const loader = answer(async (visit, { url, params: { portfolio } }: Route.LoaderArgs) => {
  const { replaces = null, counted, ...typed } = queryOf(PreviewQuery, url.searchParams);
  return previewEntry(visit, ledgerPortfolio(visit, portfolio), { typed, replaces, isByNominal: counted === 'nominal' });
});
