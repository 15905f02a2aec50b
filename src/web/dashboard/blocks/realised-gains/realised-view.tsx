import { useState } from 'react';
import type { RealisedGains } from '#contracts/datasets/gains.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { usePaper } from '../../../lib/paper.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { disposalRows } from './disposal-rows.ts';
import { DisposalsGrid } from './disposals-grid.tsx';
import { RealisedStrip } from './realised-strip.tsx';
import styles from './realised.module.css';

/** More are shown on request. */
const shownFirst = 50;

export function RealisedView({ shown, report }: BlockViewProps<RealisedGains>) {
  const texts = useTexts();
  const formats = useFormats();
  const isPaper = usePaper();
  const [isWhole, setWhole] = useState(false);
  const title = texts('realised.title');
  const { rows, total, period, basis, currency } = shown;
  if (rows.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('realised.empty')} text={total.available ? texts('realised.emptyText') : reasonText(total, texts)} />
      </BlockFrame>
    );
  const listed = { rows: isWhole || isPaper ? rows : rows.slice(0, shownFirst), total, currency };
  const days = { from: formats.date(period.from), to: formats.date(period.to) };
  return (
    <BlockFrame
      title={title}
      text={texts('realised.text', { ...days, basis: texts(`realised.basis.${basis}`) })}
      tools={<ChartTools fileName={`${title} ${report.asOf}`} table={() => disposalRows(shown, texts)} />}
      isFlush
    >
      <RealisedStrip shown={shown} report={report} />
      <DisposalsGrid {...listed} />
      {listed.rows.length < rows.length && (
        <div className={styles.more}>
          <Button size="small" onClick={() => setWhole(true)}>
            {texts('realised.showAll', { count: rows.length })}
          </Button>
        </div>
      )}
    </BlockFrame>
  );
}
