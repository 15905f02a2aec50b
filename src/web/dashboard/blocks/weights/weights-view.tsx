import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { BreakdownLinks } from '../allocation/breakdown-links.tsx';
import { sliceColor } from '../allocation/slice-color.ts';
import { sliceName } from '../allocation/slice-name.ts';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { ShownWeights } from './select-weights.ts';
import { weightRows } from './weight-rows.ts';
import styles from './weights.module.css';

/** Each group with its share, as a bar and in percent. */
export function WeightsView({ shown, report }: BlockViewProps<ShownWeights>) {
  const texts = useTexts();
  const formats = useFormats();
  const { slices, dimension } = shown;
  const title = texts('allocation.title');
  if (slices.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('allocation.empty')} text={texts('allocation.emptyText')} />
      </BlockFrame>
    );
  return (
    <BlockFrame title={title} tools={<ChartTools fileName={`${title} ${report.asOf}`} table={() => weightRows(shown, texts)} />}>
      <BreakdownLinks shown={shown} report={report} />
      <ul className={styles.list}>
        {slices.map(({ key, percent }, place) => (
          <li key={key}>
            <span>{sliceName({ dimension, key }, { texts, formats })}</span>
            <span className={styles.share}>{formats.weight(percent ?? Number.NaN)}</span>
            <span className={styles.track}>
              <span className={styles.bar} style={{ width: `${percent ?? 0}%`, background: sliceColor(dimension, key, place) }} />
            </span>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
