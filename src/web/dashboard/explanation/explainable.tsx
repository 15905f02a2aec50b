import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Explanation, FigureId } from '#contracts/figures.ts';
import type { Loaded } from '#contracts/report.ts';
import { usePaper } from '../../lib/paper.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { resourceAddress } from '../report-address.ts';
import { ExplanationBody } from './explanation-body.tsx';
import { ExplanationFoot } from './explanation-foot.tsx';
import styles from './explainable.module.css';

interface ExplainableProps {
  readonly id: FigureId;
  readonly report: Pick<ReportFrame, 'path' | 'query'>;
  /** The figure as it is shown. */
  readonly children: ReactNode;
}

/** A figure that opens how it was made: method, steps, the rows behind it. On paper it is only the figure. */
export function Explainable({ id, report, children }: ExplainableProps) {
  const texts = useTexts();
  const isPaper = usePaper();
  const { load, data, state } = useFetcher<Loaded<Explanation>>();
  const [isWithRows, setWithRows] = useState(false);
  if (isPaper) return children;
  const explanation = data?.state === 'ready' ? data.value : null;
  const ask = () => void load(resourceAddress(report, `explain/${id}`));
  const hasFailed = data?.state === 'failed' && state === 'idle';
  return (
    <Popover
      title={texts(`figures.${id}`)}
      triggerClass={styles.figure}
      trigger={
        <>
          {children}
          <span className="sr"> {texts('explanation.open')}</span>
        </>
      }
      footer={explanation && <ExplanationFoot explanation={explanation} isWithRows={isWithRows} onRows={() => setWithRows(!isWithRows)} />}
    >
      {() => <ExplanationBody id={id} explanation={explanation} hasFailed={hasFailed} isWithRows={isWithRows} ask={ask} />}
    </Popover>
  );
}
