import type { GridRow, Offered, PanelData } from '#contracts/records.ts';
import { isAdministrator } from '#domain/actor.ts';
import { AccessRefused } from '#domain/errors.ts';
import type { ListQuery } from '../../db/list-query.ts';
import type { RequestContext } from '../../request-context.ts';
import type { VersionedValues } from '../change-of-record.ts';
import { getEditableAccount } from '../accounts/get-editable-account.ts';
import { removalOfPortfolio } from './remove-portfolio.ts';
import { portfolioOfForm } from './portfolio-of-form.ts';
import { foreignFields, offeredTo, type PortfolioValues, toPortfolioValues } from './portfolio-values.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>;

/**
 * Some of the portfolios of all accounts, and how many there are of them.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function listPortfolios(
  { actor, db }: Asking,
  query: ListQuery,
): Promise<{ readonly rows: GridRow[]; readonly found: number }> {
  if (!isAdministrator(actor)) throw new AccessRefused('page-not-found');
  const { portfolios, found } = await db.read((snapshot) => snapshot.portfolioRecords.page(query));
  return { rows: portfolios.map(({ id, ...cells }) => ({ id, cells })), found };
}

interface ReadPortfolio extends VersionedValues<PortfolioValues> {
  readonly name: string;
  readonly panels: Pick<PanelData, 'removal'>;
  readonly offered: Offered;
}

/**
 * One of them.
 *
 * @throws AppError as `portfolioOfForm`
 */
export async function readPortfolio(context: Asking, id: string): Promise<ReadPortfolio> {
  return context.db.read(async (snapshot) => {
    const found = await portfolioOfForm(snapshot, context, id);
    const { name, version } = found.portfolio;
    const removal = await removalOfPortfolio(snapshot, context, found);
    const offered = await offeredTo(context.variant, snapshot);
    return { name, version, values: toPortfolioValues(found.portfolio), panels: { removal }, offered };
  });
}

/**
 * Lists the fields of a portfolio that nobody can change: its currency once a transaction is booked, and imported values that no form
 * offers.
 */
export async function fixedOfPortfolio(context: Asking, id: string): Promise<ReturnType<typeof foreignFields>> {
  return context.db.read(async (snapshot) => {
    const { portfolio, account } = await portfolioOfForm(snapshot, context, id);
    const booked = (await snapshot.portfolioRecords.hasLedger(account.id, id)) ? (['currency'] as const) : [];
    return [...new Set([...foreignFields(portfolio, context.variant), ...booked])];
  });
}

/**
 * Returns the initial form values for a portfolio of an account.
 *
 * @throws AppError `account-not-found` for anyone who may not change the account and for one of another portal than the page's
 */
export async function beginPortfolio(
  context: Asking,
  below: string | null,
): Promise<{ values: Partial<PortfolioValues>; offered: Offered }> {
  const { account, offered } = await context.db.read(async (snapshot) => ({
    account: await getEditableAccount(snapshot, context, below),
    offered: await offeredTo(context.variant, snapshot),
  }));
  const [type] = context.variant.portfolioTypes;
  const isOffered = ['USD', 'EUR', 'GBP'].includes(account.currency);
  return { values: { ...(type && { type }), ...(isOffered && { currency: account.currency as PortfolioValues['currency'] }) }, offered };
}
