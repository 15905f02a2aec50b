import { maxSheetRows, sheetColumns, type SheetEntry, type TransactionSheet } from '#contracts/ledger/sheet.ts';
import type { RequestContext } from '../../request-context.ts';
import { formOfEntry } from './entry-of-form.ts';
import { entryPlace } from './entry-portfolio.ts';

const pageSize = maxSheetRows / 2;

interface Wanted {
  readonly page: number;
  readonly find: string;
}

/**
 * A page of the transactions of a portfolio, newest first, for anyone who may record them.
 *
 * @throws AccessRefused `portfolio-not-found`, `forbidden`
 */
export async function readSheet(
  { actor, db, today }: Pick<RequestContext, 'actor' | 'db' | 'today'>,
  portfolioId: string,
  { page, find }: Wanted,
): Promise<TransactionSheet> {
  return db.read(async (snapshot) => {
    const { portfolio } = await entryPlace(snapshot, actor, portfolioId);
    const { accountId, id, name, currency } = portfolio;
    const wanted = { accountId, portfolioIds: [id], from: null, to: '9999-12-31', find, instrumentId: null };
    const listed = await snapshot.transactionList.page(wanted, currency, { limit: pageSize, offset: (page - 1) * pageSize });
    const recorded = await snapshot.entries.ofPortfolio(
      { accountId, portfolioId: id },
      listed.map((row) => row.id),
    );
    const known = new Map(recorded.map((entry) => [entry.id, entry]));
    const rows = listed.flatMap((row): SheetEntry[] => {
      const entry = known.get(row.id);
      if (!entry) return [];
      const form = formOfEntry([entry]);
      const typed = Object.fromEntries(sheetColumns.map((column) => [column, form[column] ?? '']));
      return [{ id: entry.id, typed, name: row.name, isPaired: entry.transferId !== null }];
    });
    return { portfolio: { id, name, currency }, today, count: await snapshot.transactionList.count(wanted), page, pageSize, rows };
  });
}
