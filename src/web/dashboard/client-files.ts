import type { ClientRow, Clients, PortfolioRow } from '#contracts/datasets/lists.ts';
import type { ClientFigures, ClientPeriod } from '#contracts/reports/report-choices.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Texts } from '#wording/texts.ts';
import { changeCells, recordedColumns } from './blocks/clients/client-rows.ts';
import { programmeCells, programmeHeader } from './blocks/clients/programme-cells.ts';
import { toNumberOrNull } from './blocks/to-number-or-null.ts';

type Cells = readonly (string | number | null)[];

/** Changes are called after their period. */
function changeHeader(period: ClientPeriod, texts: Texts): string[] {
  const over = (key: 'changeAmount' | 'changeRate' | 'benchmarkRate') =>
    `${texts(`overview.${key}`)}: ${texts(`overview.change.${period}`)}`;
  return [over('changeAmount'), over('changeRate'), over('benchmarkRate')];
}

/** The columns of the file of clients. */
export function clientHeader(figures: ClientFigures, period: ClientPeriod, texts: Texts): string[] {
  return [
    ...recordedColumns.map(({ label }) => texts(label)),
    texts('overview.asAt'),
    texts('portfolios.currency'),
    texts('overview.value'),
    ...(figures === 'privateEquity' ? programmeHeader(true, texts) : changeHeader(period, texts)),
    texts('overview.lastSignIn'),
  ];
}

/** A client in that file: what has no value is left empty. */
export function clientCells(client: ClientRow, { asOf, currency, figures }: Pick<Clients, 'asOf' | 'currency' | 'figures'>): Cells {
  const { value, lastLogin, programme } = client;
  const own = figures === 'privateEquity' ? programmeCells(programme, true) : changeCells(client);
  return [...recordedColumns.map(({ cell }) => cell(client)), asOf, currency, toNumberOrNull(value), ...own, lastLogin];
}

/** The columns of the file of portfolios. */
export function portfolioHeader(period: ClientPeriod, texts: Texts): string[] {
  return [
    texts('overview.client'),
    texts('portfolios.portfolio'),
    texts('portfolios.type'),
    texts('portfolios.externalId'),
    texts('overview.asAt'),
    texts('portfolios.currency'),
    texts('portfolios.value'),
    ...changeHeader(period, texts),
  ];
}

/** A portfolio in that file, in its own currency. */
export function portfolioCells(portfolio: PortfolioRow, { client, asOf }: { readonly client: string; readonly asOf: IsoDate }): Cells {
  const { name, type, externalId, currency, value } = portfolio;
  return [client, name, type, externalId, asOf, currency, toNumberOrNull(value), ...changeCells(portfolio)];
}
