import { useMemo } from 'react';
import type { Spider } from '#contracts/datasets/returns.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { drawSpider } from './draw-spider.ts';
import { spiderRows } from './spider-rows.ts';
import { SpiderTable } from './spider-table.tsx';
import styles from './spider.module.css';

const height = 560;
const narrowHeight = 320;

/** The portfolios of an account on six axes, with the figures behind the points. */
export function SpiderView({ shown, report }: BlockViewProps<Spider>) {
  const texts = useTexts();
  const draw = useMemo(() => drawSpider(shown, texts), [shown, texts]);
  const title = texts('spider.title');
  if (shown.portfolios.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('spider.empty')} text={texts('spider.emptyText')} />
      </BlockFrame>
    );
  const summary = texts('spider.text', { count: shown.portfolios.length });
  return (
    <BlockFrame
      title={title}
      text={summary}
      tools={<ChartTools fileName={`${title} ${report.asOf}`} table={() => spiderRows(shown, texts)} />}
    >
      <div className={styles.parts}>
        <Chart {...{ name: texts('spider.chart'), summary, height, narrowHeight, draw }} />
        <SpiderTable portfolios={shown.portfolios} />
      </div>
    </BlockFrame>
  );
}
