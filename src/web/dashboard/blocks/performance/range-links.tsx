import { performanceRanges } from '#contracts/reports/report-choices.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { SegmentedLinks } from '../../../ui/segmented-links.tsx';
import { reportAddress } from '../../report-address.ts';
import type { ReportFrame } from '../block.tsx';
import type { ShownPerformance } from './select-performance.ts';

/** The usual ranges as addresses of the same page. */
export function RangeLinks({ range, report }: { readonly range: ShownPerformance['range']; readonly report: ReportFrame }) {
  const texts = useTexts();
  const options = performanceRanges.map((each) => ({
    key: each,
    label: texts(`performance.range.${each}`),
    href: reportAddress(report, { range: each, from: undefined, to: undefined }),
    isCurrent: each === range,
  }));
  return <SegmentedLinks label={texts('performance.ranges')} options={options} isReplacing />;
}
