import type { FundData } from '#contracts/datasets/fund-data.ts';
import { useTexts } from '../../lib/texts.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { parentAddress, reportAddress } from '../report-address.ts';
import { SecurityView } from './security-view.tsx';

/** One security of a portfolio. */
export function FundView({ fund, report }: { readonly fund: FundData; readonly report: ReportFrame }) {
  const texts = useTexts();
  return (
    <SecurityView
      fund={fund}
      held={fund}
      asOf={report.asOf}
      range={report.query.range}
      hrefOf={(range) => reportAddress(report, { range })}
      back={{ href: parentAddress(report, {}), label: texts('contractNotes.back') }}
    />
  );
}
