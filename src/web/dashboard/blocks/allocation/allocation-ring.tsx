import { useMemo, useState } from 'react';
import { usePaper } from '../../../lib/paper.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import type { ReportFrame } from '../block.tsx';
import { AllocationList } from './allocation-list.tsx';
import { drawAllocation } from './allocation-option.ts';
import { RingMiddle } from './ring-middle.tsx';
import type { ShownAllocation } from './select-allocation.ts';
import styles from './allocation.module.css';

const paperSize = { width: 176, height: 176 };

interface AllocationRingProps {
  readonly shown: ShownAllocation;
  readonly report: ReportFrame;
  readonly summary: string;
}

/** The ring with its list, which follow each other's pointer. */
export function AllocationRing({ shown, report, summary }: AllocationRingProps) {
  const texts = useTexts();
  const isPaper = usePaper();
  const [pointed, setPointed] = useState<number | null>(null);
  const { drawn, dimension } = shown;
  const draw = useMemo(() => drawAllocation(drawn, dimension), [drawn, dimension]);
  const pointing = useMemo(() => ({ index: pointed, onChange: setPointed }), [pointed]);
  const name = texts(`allocation.charts.${dimension}`);
  return (
    <div className={styles.parts}>
      <div className={styles.whole}>
        <div className={styles.ring}>
          <Chart name={name} summary={summary} height={300} draw={draw} pointed={pointing} paperSize={paperSize} />
          {!isPaper && <RingMiddle shown={shown} slice={pointed === null ? undefined : drawn[pointed]} />}
        </div>
        <AllocationList shown={shown} report={report} pointed={pointed} onPoint={setPointed} />
      </div>
    </div>
  );
}
