import type { ClientRow } from '#contracts/datasets/lists.ts';
import type { TextKey } from '#wording/texts.ts';
import { toPercent } from '../to-percent.ts';
import { toNumberOrNull } from '../to-number-or-null.ts';

interface RecordedColumn {
  readonly label: TextKey;
  readonly cell: (client: ClientRow) => string | null;
}

/** The columns that stand before the figures in the file of all clients. */
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
