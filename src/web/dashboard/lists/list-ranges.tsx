import { transactionRanges, type TransactionRange } from '#contracts/reports/report-choices.ts';
import { useTexts } from '../../lib/texts.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { reportAddress } from '../report-address.ts';

/** The usual periods of a list as addresses of the same page. */
export function ListRanges({ range, report }: { readonly range: TransactionRange; readonly report: ReportFrame }) {
  const texts = useTexts();
  const options = transactionRanges.map((each) => ({
    key: each,
    label: texts(`transactions.range.${each}`),
    href: reportAddress(report, { transactions: each }),
    isCurrent: each === range,
  }));
  return <SegmentedLinks label={texts('transactions.ranges')} options={options} />;
}
