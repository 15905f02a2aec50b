import { useTexts } from '../../../lib/texts.tsx';
import type { BlockViewProps } from '../block.tsx';
import { HeadlineItemView } from './headline-item-view.tsx';
import styles from './headline.module.css';
import type { HeadlineItem } from './select-headline.ts';

export function HeadlineView({ shown, report }: BlockViewProps<readonly HeadlineItem[]>) {
  const texts = useTexts();
  return (
    <dl className={styles.figures} data-count={shown.length} aria-label={texts('report.block.headline')}>
      {shown.map((item) => (
        <HeadlineItemView key={item.id} item={item} report={report} styles={styles} />
      ))}
    </dl>
  );
}
