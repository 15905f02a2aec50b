import { data } from 'react-router';
import { EntryQuery } from '#contracts/ledger/ledger-query.ts';
import { answerEntryForm } from '#server/operations/ledger/answer-entry-form.ts';
import { readKeptHolding } from '#server/operations/ledger/kept-holding.ts';
import { readEntryForm } from '#server/operations/ledger/read-entry-form.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import { ledgerPortfolio } from '../ledger-portfolio.ts';
import type { Route } from './+types/entry.ts';

/** Returns the first values of a transaction's form, or of the form that corrects a holding. */
export const loader = answer(async (visit, { url, params: { portfolio } }: Route.LoaderArgs) => {
  const { kept, ...entry } = queryOf(EntryQuery, url.searchParams);
  const id = ledgerPortfolio(visit, portfolio);
  return kept === undefined ? readEntryForm(visit, id, entry) : readKeptHolding(visit, id, kept);
});

/** A transaction recorded, corrected or voided by hand, a holding begun, corrected or removed, or that taken back. */
export const action = answerForm(async (visit, { request, params: { portfolio } }: Route.ActionArgs) => {
  const answered = await answerEntryForm(visit, ledgerPortfolio(visit, portfolio), await formFields(request));
  return data(answered, { status: 'done' in answered ? 200 : 400 });
});
