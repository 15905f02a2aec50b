import { type ReactNode, useState } from 'react';
import type { FigureId } from '#contracts/reports/figures.ts';
import { usePaper } from '../../lib/paper.tsx';
import { useShared } from '../../lib/shared.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { resourceAddress } from '../report-address.ts';
import { ExplanationBody } from './explanation-body.tsx';
import { ExplanationFoot } from './explanation-foot.tsx';
import { useExplanation } from './use-explanation.ts';
import styles from './explainable.module.css';

interface ExplainableProps {
  readonly id: FigureId;
  /** The part of the figure, if a page has several: a group of a breakdown, or a holding. */
  readonly of?: string;
  /** The name of the part; by default the figure's own name. */
  readonly title?: string;
  readonly report: Pick<ReportFrame, 'path' | 'query'>;
  /** The note below the method, such as a figure that a report restated. */
  readonly note?: ReactNode;
  /** The figure as it is shown. */
  readonly children: ReactNode;
}

/** A figure that opens how it was made: method, steps, the rows behind it. On paper, and for whom a client shares percentages alone with, it is only the figure. */
export function Explainable({ id, of, title, report, note, children }: ExplainableProps) {
  const texts = useTexts();
  const isPlain = [usePaper(), useShared() === 'percentages'].includes(true);
  const [asked, ask] = useExplanation(resourceAddress({ ...report, query: { ...report.query, of } }, `explain/${id}`));
  const [isWithRows, setWithRows] = useState(false);
  if (isPlain) return children;
  return (
    <Popover
      title={title ? `${title}, ${texts(`figures.${id}`).toLocaleLowerCase()}` : texts(`figures.${id}`)}
      triggerClass={styles.figure}
      offset={32}
      trigger={
        <>
          {children}
          <span className="sr"> {texts('explanation.open')}</span>
        </>
      }
      footer={
        asked.state === 'ready' && (
          <ExplanationFoot explanation={asked.value} isWithRows={isWithRows} onRows={() => setWithRows(!isWithRows)} />
        )
      }
    >
      {() => <ExplanationBody id={id} report={report} asked={asked} isWithRows={isWithRows} ask={ask} note={note} />}
    </Popover>
  );
}
