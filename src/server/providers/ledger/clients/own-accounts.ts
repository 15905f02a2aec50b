import type { ClientRow, OwnAccount, OwnAccounts } from '#contracts/datasets/lists.ts';
import { available, type Figure, sumOfFigures, unavailable } from '#finance/figure.ts';
import type { ClientLine } from '../../../db/queries/clients/clients.ts';
import type { SectionQuery } from '../../../db/queries/clients/client-section.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { drawn, toClientsQuery } from './clients.ts';

const pageSize = 100;

/**
 * The actor's own accounts on the portal, all of them whatever a list is filtered by, and their sums:
 *
 *     total   Σ value × rate      gain   Σ gain × rate
 *     rate    Σ rᵢ oᵢ / Σ oᵢ, of the year so far: as the totals of clients have it, when every account has a return
 *
 * in the currency that all of them have, at rate 1, else in the variant's at the rates of the day shown. Nothing missing counts as nothing.
 */
export async function ownAccounts(snapshot: Queries, subject: ReportSubject): Promise<OwnAccounts> {
  const { period } = subject.query;
  const wanted = { ...toClientsQuery({ ...subject, query: period ? { period } : {} }), pageSize };
  const found = await allPages((page) => snapshot.clients.page({ ...wanted, page }));
  const asOf = found.asOf ?? subject.asOf;
  const { lines, currency } = inOneCurrency(found.lines, wanted.currency);
  const { rows } = await drawn(snapshot, lines, { asOf, currency, period: wanted.period });
  return {
    asOf,
    currency,
    total: sumOfFigures(rows.map(({ value }) => value)),
    change: {
      gain: sumOfFigures(rows.map(({ change }) => change.gain)),
      rate:
        wanted.period === 'ytd'
          ? await yearRate(snapshot, { portalId: wanted.portalId, asOf, currency }, rows)
          : unavailable('not-recorded'),
    },
    rows: rows.map((row, at) => ownAccount(row, lines[at])),
  };
}

async function yearRate(snapshot: Queries, query: SectionQuery, rows: readonly ClientRow[]): Promise<Figure> {
  const missing = rows.map(({ change }) => change.rate).find((rate) => !rate.available && rate.reason !== 'no-new-price');
  if (missing) return missing;
  const { yearReturn } = await snapshot.clientSums.of(query);
  return yearReturn === null ? unavailable('too-short') : available(yearReturn);
}

type Page = Awaited<ReturnType<Queries['clients']['page']>>;

async function allPages(read: (page: number) => Promise<Page>): Promise<Page> {
  const { asOf, lines } = await read(1);
  const all = [...lines];
  for (let last = lines; last.length === pageSize; all.push(...last)) ({ lines: last } = await read(all.length / pageSize + 1));
  return { asOf, lines: all };
}

function inOneCurrency(
  lines: readonly ClientLine[],
  otherwise: string,
): { readonly lines: readonly ClientLine[]; readonly currency: string } {
  const [currency = otherwise, ...others] = new Set(lines.map((line) => line.currency));
  return others.length > 0 ? { lines, currency: otherwise } : { lines: lines.map((line) => ({ ...line, fx: 1 })), currency };
}

function ownAccount({ id, name, portfolioTypes, value, change, sparkline }: ClientRow, line: ClientLine | undefined): OwnAccount {
  const own = line?.value ?? null;
  return {
    id,
    name,
    portfolioTypes,
    currency: line?.currency ?? '',
    value: own === null ? value : available(own),
    valueInTotal: value,
    change,
    sparkline,
  };
}
