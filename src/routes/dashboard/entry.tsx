import { data } from 'react-router';
import { EntryQuery } from '#contracts/ledger/ledger-query.ts';
import { entryAction } from '#server/operations/ledger/entry-action.ts';
import { readKeptHolding } from '#server/operations/ledger/holding-by-hand.ts';
import { readEntryForm } from '#server/operations/ledger/read-entry-form.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { handleRoute, handleForm } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import { ledgerPortfolio } from '../ledger-portfolio.ts';
import type { Route } from './+types/entry.ts';

/** Returns the first values of a transaction's form, or of the form that corrects a holding. */
export const loader = handleRoute(async (context, { url, params: { portfolio } }: Route.LoaderArgs) => {
  const { kept, ...entry } = parseQuery(EntryQuery, url.searchParams);
  const id = ledgerPortfolio(context, portfolio);
  return kept === undefined ? readEntryForm(context, id, entry) : readKeptHolding(context, id, kept);
});

/** A transaction recorded, corrected or voided by hand, a holding begun, corrected or removed, or that taken back. */
export const action = handleForm(async (context, { request, params: { portfolio } }: Route.ActionArgs) => {
  const answered = await entryAction(context, ledgerPortfolio(context, portfolio), await formFields(request));
  return data(answered, { status: 'done' in answered ? 200 : 400 });
});
