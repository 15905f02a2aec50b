import type { ClientRow } from '#contracts/datasets/lists.ts';
import type { TextKey, Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toPercent } from '../to-percent.ts';
import { toNumberOrNull } from '../to-number-or-null.ts';
import { programmeCells, programmeHeader } from './programme-cells.ts';
import type { ShownClients } from './select-clients.ts';

interface RecordedColumn {
  readonly label: TextKey;
  readonly cell: (client: ClientRow) => string | null;
}

/** The columns that stand before the figures, on the page as a table and in the file of all clients. */
export const recordedColumns: readonly RecordedColumn[] = [
  { label: 'overview.client', cell: ({ name }) => name },
  { label: 'overview.email', cell: ({ email }) => email },
  { label: 'overview.externalId', cell: ({ externalId }) => externalId },
  { label: 'overview.portfolios', cell: ({ portfolioTypes }) => portfolioTypes.join(', ') },
];

/** The change in value as an amount, as a return, and the benchmark's. */
export function changeCells({ change }: Pick<ClientRow, 'change'>): (number | null)[] {
  return [toNumberOrNull(change.gain), toPercent(change.rate), toPercent(change.benchmark)];
}

/** The page of clients as a table that leaves the product; what has no value is left empty, returns are left out where access is limited. */
export function clientRows({ rows, currency, hasReturns, figures }: ShownClients, texts: Texts): BlockTable {
  const isOfFunds = figures === 'privateEquity';
  return {
    header: [
      ...recordedColumns.map(({ label }) => texts(label)),
      texts('portfolios.currency'),
      texts('overview.value'),
      ...(hasReturns && !isOfFunds ? [texts('overview.changeAmount'), texts('overview.changeRate'), texts('overview.benchmarkRate')] : []),
      ...(isOfFunds ? programmeHeader(hasReturns, texts) : []),
      texts('overview.lastSignIn'),
    ],
    rows: rows.map((client) => [
      ...recordedColumns.map(({ cell }) => cell(client)),
      currency,
      toNumberOrNull(client.value),
      ...(hasReturns && !isOfFunds ? changeCells(client) : []),
      ...(isOfFunds ? programmeCells(client.programme, hasReturns) : []),
      client.lastLogin,
    ]),
  };
}
