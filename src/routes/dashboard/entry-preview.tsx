import { PreviewQuery } from '#contracts/ledger/ledger-query.ts';
import { previewEntry } from '#server/operations/ledger/preview-entry.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { handleRoute } from '../route-handlers.ts';
import { ledgerPortfolio } from '../ledger-portfolio.ts';
import type { Route } from './+types/entry-preview.ts';

/** Returns the preview of the typed transaction. */
export const loader = handleRoute(async (context, { url, params: { portfolio } }: Route.LoaderArgs) => {
  const { replaces = null, counted, ...typed } = parseQuery(PreviewQuery, url.searchParams);
  return previewEntry(context, ledgerPortfolio(context, portfolio), { typed, replaces, isByNominal: counted === 'nominal' });
});
