import type { ShownReconciledRow } from '#contracts/reconciliations.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../blocks/block.tsx';

/** Both sides as rows of a file. */
export function resultTable(rows: readonly ShownReconciledRow[], texts: Texts): BlockTable {
  return {
    header: [
      texts('reconciliations.result.line'),
      texts('reconciliations.mapping.column.portfolio'),
      texts('reconciliations.result.portfolio'),
      texts('reconciliations.result.holding'),
      texts('reconciliations.mapping.column.symbol'),
      texts('reconciliations.result.ledger'),
      texts('reconciliations.result.custodian'),
      texts('reconciliations.result.difference'),
      texts('reconciliations.result.outcome'),
      texts('reconciliations.result.why'),
      texts('reconciliations.result.status'),
      texts('reconciliations.result.seenBy'),
      texts('reconciliations.result.seenAt'),
      texts('reconciliations.result.note'),
    ],
    rows: rows.map((row) => [
      row.line,
      row.account,
      row.portfolio && texts('reconciliations.result.place', { client: row.portfolio.client, portfolio: row.portfolio.name }),
      holdingText(row, texts),
      row.security?.symbol ?? null,
      numberIn(row.ledger),
      numberIn(row.custodian),
      numberIn(row.difference),
      texts(`reconciliations.outcomes.${row.outcome}`),
      reasonText(row, texts),
      row.status && texts(`reconciliations.statuses.${row.status}`),
      row.seenBy,
      row.seenAt,
      row.note,
    ]),
  };
}

/** Returns our name for a holding, or the file's name if we do not recognise it. */
export function holdingText({ security, currency, named }: ShownReconciledRow, texts: Texts): string {
  if (security) return security.name;
  return currency === null ? named : texts('reconciliations.result.cash', { currency });
}

/** Returns the reason behind a row's outcome; null if there is nothing to add. */
export function reasonText({ why, isUnsettled }: ShownReconciledRow, texts: Texts): string | null {
  if (isUnsettled) return texts('reconciliations.unsettled');
  return why && texts(`reconciliations.whys.${why}`);
}

/** Numbers of a file stay numbers as long as those are exact. */
function numberIn(text: string | null): string | number | null {
  if (text === null) return null;
  return String(Number(text)) === text ? Number(text) : text;
}
