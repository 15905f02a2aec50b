import { useState } from 'react';
import { useFormats } from '../../../lib/formats.tsx';
import { usePaper } from '../../../lib/paper.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DetailLink } from '../../details/detail-link.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { AllocationRing } from './allocation-ring.tsx';
import { allocationRows } from './allocation-rows.ts';
import { allocationSummary } from './allocation-summary.ts';
import { AllocationTable } from './allocation-table.tsx';
import { BreakdownLinks } from './breakdown-links.tsx';
import type { ShownAllocation } from './select-allocation.ts';

/** The groups as parts of the whole; as a table where a value is below zero, for that is no part. */
export function AllocationView({ shown, report }: BlockViewProps<ShownAllocation>) {
  const texts = useTexts();
  const formats = useFormats();
  const isPaper = usePaper();
  const [isTable, setTable] = useState(false);
  const title = texts('allocation.title');
  const summary = allocationSummary(shown, { texts, formats });
  if (summary === undefined)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('allocation.empty')} text={texts('allocation.emptyText')} />
      </BlockFrame>
    );
  const tools = (
    <>
      <DetailLink detail={{ kind: 'breakdown', of: 'type' }}>{texts('details.breakdownOpen')}</DetailLink>
      <ChartTools
        {...(shown.isWhole ? { view: { isTable, onChange: setTable } } : {})}
        fileName={`${title} ${report.asOf}`}
        table={() => allocationRows(shown, texts)}
      />
    </>
  );
  const notes = [
    ...(shown.model ? [texts('allocation.modelNote', { name: shown.model.name })] : []),
    ...(shown.excluded > 0 ? [texts('allocation.excluded', { count: shown.excluded })] : []),
  ];
  return (
    <BlockFrame title={title} text={summary} tools={tools} footer={notes.length > 0 && <span>{notes.join(' ')}</span>}>
      {!isPaper && <BreakdownLinks shown={shown} report={report} />}
      {isTable || !shown.isWhole ? <AllocationTable shown={shown} /> : <AllocationRing shown={shown} report={report} summary={summary} />}
    </BlockFrame>
  );
}
