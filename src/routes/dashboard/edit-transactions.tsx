import { data } from 'react-router';
import { SheetQuery } from '#contracts/ledger/ledger-query.ts';
import { answerSheetForm } from '#server/operations/ledger/answer-sheet-form.ts';
import { readSheet } from '#server/operations/ledger/read-sheet.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { orBusy } from '#web/lib/or-busy.ts';
import { placed } from '#web/dashboard/page-path.ts';
import { TransactionSheetView } from '#web/dashboard/sheets/transaction-sheet-view.tsx';
import { answerForm, answerPage } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import { ledgerPortfolio } from '../ledger-portfolio.ts';
import type { Route } from './+types/edit-transactions.ts';

/** The transactions of a portfolio as a sheet, for those who record them. */
export const loader = answerPage(async (visit, { url, params: { portfolio } }: Route.LoaderArgs) => {
  const { page = 1, find = '' } = queryOf(SheetQuery, url.searchParams);
  const sheet = await readSheet(visit, ledgerPortfolio(visit, portfolio), { page, find });
  return { sheet, path: url.pathname, portfolioPath: url.pathname.replace(/\/[^/]+$/, '') };
});

/** The sheet tried, or saved all or none. */
export const action = answerForm(async (visit, { request, params: { portfolio } }: Route.ActionArgs) => {
  const answered = await answerSheetForm(visit, ledgerPortfolio(visit, portfolio), await formFields(request));
  return data(answered, { status: 'problems' in answered || 'doubts' in answered ? 400 : 200 });
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orBusy(serverAction);

export const handle = placed(({ sheet }: Route.ComponentProps['loaderData']) => ({ names: { portfolio: sheet.portfolio.name } }));

export default function EditTransactions({ loaderData }: Route.ComponentProps) {
  return <TransactionSheetView {...loaderData} />;
}
