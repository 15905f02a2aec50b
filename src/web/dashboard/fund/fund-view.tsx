import type { FundData } from '#contracts/datasets/fund-data.ts';
import type { HoldingDocuments as Documents } from '#contracts/library.ts';
import { useTexts } from '../../lib/texts.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { HoldingDocuments } from '../details/holding-documents.tsx';
import { Card } from '../../ui/card.tsx';
import { parentAddress, reportAddress } from '../report-address.ts';
import { SecurityView } from './security-view.tsx';

interface FundViewProps {
  readonly fund: FundData;
  readonly report: ReportFrame;
  /** Null for whom the library is closed. */
  readonly documents: Documents | null;
}

/** One security of a portfolio. */
export function FundView({ fund, report, documents }: FundViewProps) {
  const texts = useTexts();
  return (
    <SecurityView
      fund={fund}
      held={fund}
      asOf={report.asOf}
      range={report.query.range}
      hrefOf={(range) => reportAddress(report, { range })}
      back={{ href: parentAddress(report, {}), label: texts('contractNotes.back') }}
    >
      {documents && documents.documents.length > 0 && (
        <Card title={texts('details.parts.documents')}>
          <HoldingDocuments documents={documents} />
        </Card>
      )}
    </SecurityView>
  );
}
