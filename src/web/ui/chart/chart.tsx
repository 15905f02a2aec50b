import { type CSSProperties, lazy, Suspense } from 'react';
import { usePaper } from '../../lib/paper.tsx';
import type { DrawChart } from './chart-option.ts';
import type { Readings } from './reading.ts';
import { ScreenChart } from './screen-chart.tsx';
import styles from './chart.module.css';

const PaperChart = lazy(() => import('./paper-chart.tsx'));

/** The props of every chart. A table with the same data stands beside it: `useTableView` switches between the two. */
export interface ChartProps {
  readonly name: string;
  /** One sentence that says what is seen. */
  readonly summary: string;
  /** In pixels; where a chart has less than 560 px of width it may be lower. */
  readonly height: number;
  readonly narrowHeight?: number;
  /** Stable between renders, or the chart is drawn again each time. */
  readonly draw: DrawChart;
  readonly readings?: Readings | undefined;
  /** The vertical axis shows amounts, which private mode hides. */
  readonly hasAmounts?: boolean;
  /** The item under the pointer, for charts whose list beside them follows. */
  readonly pointed?: { readonly index: number | null; readonly onChange: (index: number | null) => void };
  /** The place on paper, in pixels; the full width of a sheet in the chart's height unless said. */
  readonly paperSize?: { readonly width: number; readonly height: number };
}

/** A chart: alive on screen once the page is; on paper drawn by the server. Both from the same option. */
export function Chart(props: ChartProps) {
  const isPaper = usePaper();
  const { height, narrowHeight = height } = props;
  const heights = { '--height': `${height}px`, '--narrow-height': `${narrowHeight}px` } as CSSProperties;
  if (!isPaper)
    return (
      <div className={styles.chart}>
        <div className={styles.place} style={heights}>
          <ScreenChart {...props} />
        </div>
      </div>
    );
  return (
    <div className={styles.paper}>
      <Suspense>
        <PaperChart {...props} />
      </Suspense>
    </div>
  );
}
