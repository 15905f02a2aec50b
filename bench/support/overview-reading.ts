import type { Actor } from '#domain/actor.ts';
import { dayNumber } from '#finance/iso-date.ts';
import type { ReportQuery } from '#contracts/report-query.ts';
import type { Database } from '#server/db/database.ts';
import { indexLines } from '#server/db/queries/index-lines.ts';
import type { Queries } from '#server/db/queries.ts';
import { ledger } from '#server/providers/ledger/ledger.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { bookDays } from './large-book.ts';
import { median, milliseconds } from './timing.ts';

const questions: readonly (readonly [string, ReportQuery])[] = [
  ['by value', {}],
  ['by change of a year, of one type', { sort: 'change', period: '1y', type: 'GIA' }],
  ['by name, found by a part of it', { sort: 'name', order: 'asc', find: 'client 1' }],
  ['by benchmark, third page', { sort: 'benchmark', page: 3 }],
];

const indexSql = `
  select replace(account.id::text, '-', '') as id, account.name, account.email, account.external_id, account.groups, stored.*,
         array(select distinct own.type from portfolios own where own.account_id = account.id order by own.type) as types
    from snapshots stored
    join accounts account on account.id = stored.account_id
   where stored.day = $1 and stored.subject_id = stored.account_id
   order by stored.value desc limit 50`;

/** Fifty clients in several orders and with several filters, each against the fifty of the greatest value in the order of an index. */
export async function measureOverview(database: Database, actor: Actor): Promise<void> {
  const read = <Answer>(work: (snapshot: Queries) => Promise<Answer>) => database.as(actor).read(work);
  const portalId = await read(async ({ connection }) => {
    const { rows } = await connection.query<{ id: string }>("select replace(id::text, '-', '') as id from portals");
    return rows[0]?.id ?? '';
  });
  const byIndex = await median(30, () =>
    read(async ({ connection }) => {
      const { rows } = await connection.query<{ id: string }>({ name: 'by index', text: indexSql, values: [bookDays.last] });
      await indexLines(
        connection,
        rows.map(({ id }) => ({ accountId: id, day: dayNumber(bookDays.last) })),
      );
    }),
  );
  for (const [name, query] of questions) {
    const page = await median(30, () =>
      read(async (snapshot) => {
        const portal = await snapshot.portals.findVisible(portalId);
        if (!portal) throw new Error('The book has no portal.');
        return ledger.clients(snapshot, {
          variant: defaultVariant,
          portal,
          account: null,
          portfolio: null,
          asOf: bookDays.last,
          defaultDay: bookDays.last,
          query,
        });
      }),
    );
    console.log(`50 clients ${name}: ${milliseconds(page)}, by an index ${milliseconds(byIndex)}, ratio ${(page / byIndex).toFixed(2)}`);
  }
}
