import type { DataHealth, HealthFinding } from '#contracts/reports/data-health.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../blocks/block.tsx';

/** The findings as rows of a file. */
export function findingTable({ currency, rows }: Pick<DataHealth, 'currency' | 'rows'>, texts: Texts): BlockTable {
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
    ],
    rows: rows.map((finding) => rowOf(finding, texts)),
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
  ];
}
