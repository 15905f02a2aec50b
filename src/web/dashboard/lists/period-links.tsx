import { type ClientPeriod, clientPeriods } from '#contracts/reports/report-choices.ts';
import { useTexts } from '../../lib/texts.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { reportAddress } from '../report-address.ts';

interface PeriodLinksProps {
  readonly period: ClientPeriod;
  readonly report: ReportFrame;
}

/** Over which the changes of a list are: links to the same page with another period. */
export function PeriodLinks({ period, report }: PeriodLinksProps) {
  const texts = useTexts();
  return (
    <SegmentedLinks
      label={texts('overview.periods')}
      isReplacing
      options={clientPeriods.map((each) => ({
        key: each,
        label: texts(`overview.period.${each}`),
        href: reportAddress(report, { period: each }),
        isCurrent: each === period,
      }))}
    />
  );
}
