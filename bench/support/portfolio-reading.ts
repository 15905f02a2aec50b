import type { DatasetId } from '#contracts/datasets.ts';
import { performanceRanges } from '#contracts/reports/report-choices.ts';
import { listSections } from '#contracts/reports/section-of.ts';
import type { Actor } from '#domain/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { Portal } from '#server/db/queries/portals/portals.ts';
import type { Queries } from '#server/db/queries.ts';
import { screenNeeds } from '#server/operations/reports/page-needs.ts';
import { newestCommentary } from '#server/operations/commentary/read-commentary.ts';
import { ledger } from '#server/providers/ledger/ledger.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { bookDays } from './large-book.ts';
import { seededRandom } from './seeded-random.ts';
import { milliseconds } from './timing.ts';

const readers = 8;
const pagesEach = 40;
const layout = defaultVariant.reports.portfolio;
const needs = [...screenNeeds('portfolio', { layout, sections: listSections(layout) }, undefined)];

interface Wanted {
  readonly accountId: string;
  readonly portfolioId: string;
  readonly range: (typeof performanceRanges)[number];
}

/** By turns the page's data and the rows by their keys, eight readers each, of the same portfolios and ranges. */
export async function measurePortfolioPage(database: Database, actor: Actor): Promise<void> {
  const { all, portal } = await database.as(actor).read(async (snapshot) => {
    const { rows } = await snapshot.sql.execute<{ accountId: string; portfolioId: string }>(
      `select replace(account_id::text, '-', '') as "accountId", replace(id::text, '-', '') as "portfolioId" from portfolios`,
    );
    const [own] = await snapshot.portals.visible();
    if (!own) throw new Error('The book has no portal.');
    return { all: rows, portal: own };
  });
  const random = seededRandom(1);
  const wanted = Array.from({ length: readers * pagesEach }, (_, at): Wanted => {
    const own = all[Math.floor(random() * all.length)];
    if (!own) throw new Error('The book has no portfolios.');
    return { ...own, range: performanceRanges[at % performanceRanges.length] ?? '1y' };
  });
  const pages: number[] = [];
  const keys: number[] = [];
  for (let round = -1; round < 8; round += 1) {
    const page = await eachOf(wanted, (one) => database.as(actor).read((snapshot) => readPortfolioPage(snapshot, portal, one)));
    const rows = await eachOf(wanted, (one) => database.as(actor).read((snapshot) => readRows(snapshot, one)));
    if (round >= 0) pages.push(page);
    if (round >= 0) keys.push(rows);
  }
  const [page, rows] = [Math.min(...pages), Math.min(...keys)];
  console.log(
    `portfolio page's data (${needs.length} datasets), ${readers} readers: ${milliseconds(page)} a page, ` +
      `its rows by their keys ${milliseconds(rows)}, ratio ${(page / rows).toFixed(2)}`,
  );
}

/** The time a page takes when all readers are at work, in milliseconds of the whole machine. */
async function eachOf(query: readonly Wanted[], read: (one: Wanted) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  const parts = Array.from({ length: readers }, (_, reader) => query.filter((_one, at) => at % readers === reader));
  await Promise.all(
    parts.map(async (part) => {
      for (const one of part) await read(one);
    }),
  );
  return (performance.now() - started) / query.length;
}

/** The data of a portfolio's page, as a visit asks, which knows its portal. */
export async function readPortfolioPage(
  snapshot: Queries,
  portal: Portal,
  { portfolioId, range }: Omit<Wanted, 'accountId'>,
): Promise<unknown> {
  const [portfolio, account] = await Promise.all([snapshot.portfolios.find(portfolioId), snapshot.accounts.ofPortfolio(portfolioId)]);
  if (!account || !portfolio) throw new Error('The portfolio of a page is not there.');
  const about = { variant: defaultVariant, portal, account, portfolio, portfolios: [portfolio] };
  const subject = { ...about, asOf: bookDays.last, defaultDay: bookDays.last, query: { range } };
  const asReader = { locale: 'en', variant: defaultVariant, today: bookDays.last } as const;
  const sources = { ...ledger(snapshot), commentary: () => newestCommentary(snapshot, asReader) };
  return Promise.all(needs.map((id: DatasetId) => sources[id](subject)));
}

const keysSql = {
  portfolio: 'select * from portfolios where account_id = $1 and id = $2',
  account: 'select * from accounts where id = $1',
  members: 'select * from account_members where account_id = $1',
  people: 'select * from users where id = any($1::uuid[])',
  market: 'select * from market_state where id = $1',
  mark: 'select * from ledger_marks where account_id = $1 and portfolio_id = $2',
  state: 'select * from figure_states where account_id = $1 and subject_id = $2',
  series: 'select * from daily_series where account_id = $1 and subject_id = $2',
  book: 'select * from book_years where account_id = $1 and portfolio_id = $2 order by year desc',
  benchmark: 'select * from benchmark_series where benchmark_id = $1 and currency = $2',
  securities: 'select * from instruments where id = any($1::uuid[])',
  prices: `select last.* from unnest($1::uuid[]) wanted (id)
            cross join lateral (select * from prices where instrument_id = wanted.id and day <= $2 order by day desc limit 1) last`,
  transactions: `select * from transactions where account_id = $1 and portfolio_id = $2 and voided_at is null and day <= $3
                  order by day desc limit 50`,
} as const;

type Row = Readonly<Record<string, unknown>>;

/** Reads the stored rows of the page one after the other: client, people, marks, series, book, benchmark, securities with their last prices, transactions. */
async function readRows({ connection }: Queries, { accountId, portfolioId }: Wanted): Promise<void> {
  const ask = async (name: keyof typeof keysSql, values: readonly unknown[]) =>
    (await connection.query<Row>({ name: `keys ${name}`, text: keysSql[name], values: [...values] })).rows;
  const own = [accountId, portfolioId] as const;
  const [portfolio] = await ask('portfolio', own);
  await ask('account', [accountId]);
  const members = await ask('members', [accountId]);
  await ask('people', [members.map(({ user_id: id }) => id)]);
  await ask('market', [1]);
  await ask('mark', own);
  const [state] = await ask('state', own);
  await ask('series', [accountId, state?.['stored_as']]);
  const [book] = await ask('book', [...own]);
  await ask('benchmark', [portfolio?.['benchmark_id'], portfolio?.['currency']]);
  const held = ((book?.['spans'] ?? []) as readonly { readonly instrumentId: string | null }[]).flatMap(
    ({ instrumentId }) => instrumentId ?? [],
  );
  await ask('securities', [held]);
  await ask('prices', [held, bookDays.last]);
  await ask('transactions', [...own, bookDays.last]);
}
