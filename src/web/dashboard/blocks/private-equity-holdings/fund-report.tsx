import type { PrivateEquityFigures } from '#contracts/datasets/private-equity.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import styles from '../../table/table.module.css';
import own from './private-equity-holdings.module.css';

type FundReportProps = Pick<PrivateEquityFigures, 'reportedOn' | 'reportAge' | 'isRolled' | 'isStale'>;

/** On what a fund's value rests: the day of its last report, or how old it is when it is too old; whether it was moved forward, or is what was paid. */
export function FundReport({ reportedOn, reportAge, isRolled, isStale }: FundReportProps) {
  const texts = useTexts();
  const formats = useFormats();
  if (reportedOn === null || reportAge === null)
    return isRolled && <span className={`${styles.second} ${own.report}`}>{texts('privateEquity.atCost')}</span>;
  const words = isStale ? texts('privateEquity.daysOld', { count: reportAge }) : formats.date(reportedOn);
  return (
    <span className={`${styles.second} ${own.report}`} data-stale={isStale || undefined}>
      {isRolled ? texts('privateEquity.rolledFrom', { report: words }) : words}
    </span>
  );
}
