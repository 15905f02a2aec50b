import { data } from 'react-router';
import { SheetQuery } from '#contracts/ledger/ledger-query.ts';
import { sheetAction } from '#server/operations/ledger/sheet-action.ts';
import { readSheet } from '#server/operations/ledger/read-sheet.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { preserveFormOnOverload } from '#web/lib/keep-form.ts';
import { placed } from '#web/dashboard/page-path.ts';
import { TransactionSheetView } from '#web/dashboard/sheets/transaction-sheet-view.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import { ledgerPortfolio } from '../ledger-portfolio.ts';
import type { Route } from './+types/edit-transactions.ts';

/** The transactions of a portfolio as a sheet, for those who record them. */
export const loader = handlePage(async (context, { url, params: { portfolio } }: Route.LoaderArgs) => {
  const { page = 1, find = '' } = parseQuery(SheetQuery, url.searchParams);
  const sheet = await readSheet(context, ledgerPortfolio(context, portfolio), { page, find });
  return { sheet, path: url.pathname, portfolioPath: url.pathname.replace(/\/[^/]+$/, '') };
});

/** The sheet tried, or saved all or none. */
export const action = handleForm(async (context, { request, params: { portfolio } }: Route.ActionArgs) => {
  const answered = await sheetAction(context, ledgerPortfolio(context, portfolio), await formFields(request));
  return data(answered, { status: 'problems' in answered || 'doubts' in answered ? 400 : 200 });
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveFormOnOverload(serverAction);

export const handle = placed(({ sheet }: Route.ComponentProps['loaderData']) => ({ names: { portfolio: sheet.portfolio.name } }));

export default function EditTransactions({ loaderData }: Route.ComponentProps) {
  return <TransactionSheetView {...loaderData} />;
}
