import type { DataHealthFile, HealthFinding, PlacedWarning } from '#contracts/reports/data-health.ts';
import type { FindingKind } from '#domain/data-health/finding.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../blocks/block.tsx';

/** The findings as rows of a file: of what imports warned of, a row for each transaction. */
export function findingTable(
  { currency, rows, warnings }: Pick<DataHealthFile, 'currency' | 'rows' | 'warnings'>,
  texts: Texts,
): BlockTable {
  const warned = Map.groupBy(warnings, ({ kind }): FindingKind => kind);
  return {
    header: [
      texts('dataHealth.severityColumn'),
      texts('dataHealth.findingColumn'),
      texts('dataHealth.aboutColumn'),
      texts('dataHealth.sinceColumn'),
      texts('dataHealth.untilColumn'),
      texts('dataHealth.portfoliosColumn'),
      texts('dataHealth.valueColumn', { currency }),
      texts('dataHealth.effect'),
      texts('dataHealth.action'),
      texts('dataHealth.account'),
      texts('dataHealth.portfolio'),
      texts('dataHealth.typeColumn'),
      texts('dataHealth.recordedColumn'),
      texts('dataHealth.expectedColumn'),
    ],
    rows: rows.flatMap(
      (finding) => warned.get(finding.kind)?.map((warning) => warningRow(finding, warning, texts)) ?? [rowOf(finding, texts)],
    ),
  };
}

function rowOf({ kind, severity, about, since, until, portfolios, value, missing }: HealthFinding, texts: Texts) {
  const details = missing.length > 0 ? ` (${missing.map((one) => texts(`dataHealth.missing.${one}`)).join(', ')})` : '';
  return [
    texts(`dataHealth.severity.${severity}`),
    texts(`dataHealth.kinds.${kind}.title`) + details,
    about?.name ?? '',
    since ?? '',
    until ?? '',
    portfolios,
    value,
    texts(`dataHealth.kinds.${kind}.effect`),
    texts(`dataHealth.kinds.${kind}.action`),
    ...Array<string>(5).fill(''),
  ];
}

function warningRow({ kind, severity }: HealthFinding, warning: PlacedWarning, texts: Texts) {
  const { day, symbol, type, accountName, portfolioName } = warning;
  return [
    texts(`dataHealth.severity.${severity}`),
    texts(`dataHealth.kinds.${kind}.title`),
    symbol ?? '',
    day,
    day,
    1,
    null,
    texts(`dataHealth.kinds.${kind}.effect`),
    texts(`dataHealth.kinds.${kind}.action`),
    accountName,
    portfolioName,
    texts(`transactions.types.${type}`),
    Number(warning.recorded),
    Number(warning.expected),
  ];
}
