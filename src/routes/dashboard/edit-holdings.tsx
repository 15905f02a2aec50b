import { data } from 'react-router';
import { HoldingsQuery } from '#contracts/ledger/ledger-query.ts';
import { holdingsAction } from '#server/operations/ledger/holdings-action.ts';
import { readHoldings } from '#server/operations/ledger/read-holdings.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { preserveFormOnOverload } from '#web/lib/keep-form.ts';
import { placed } from '#web/dashboard/page-path.ts';
import { HoldingSheetView } from '#web/dashboard/sheets/holding-sheet-view.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import { ledgerPortfolio } from '../ledger-portfolio.ts';
import type { Route } from './+types/edit-holdings.ts';

/** Loads the holdings of a portfolio as a sheet, for readers who correct them. */
export const loader = handlePage(async (context, { url, params: { portfolio } }: Route.LoaderArgs) => {
  const { page = 1, day = context.today } = parseQuery(HoldingsQuery, url.searchParams);
  const sheet = await readHoldings(context, ledgerPortfolio(context, portfolio), { page, day });
  return { sheet, path: url.pathname, portfolioPath: url.pathname.replace(/\/[^/]+$/, '') };
});

/** The sheet tried, or saved all or none. */
export const action = handleForm(async (context, { request, params: { portfolio } }: Route.ActionArgs) => {
  const answered = await holdingsAction(context, ledgerPortfolio(context, portfolio), await formFields(request));
  return data(answered, { status: 'problems' in answered || 'doubts' in answered ? 400 : 200 });
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveFormOnOverload(serverAction);

export const handle = placed(({ sheet }: Route.ComponentProps['loaderData']) => ({ names: { portfolio: sheet.portfolio.name } }));

export default function EditHoldings({ loaderData }: Route.ComponentProps) {
  return <HoldingSheetView {...loaderData} />;
}
