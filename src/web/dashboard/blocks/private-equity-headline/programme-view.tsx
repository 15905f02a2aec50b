import { useTexts } from '../../../lib/texts.tsx';
import type { BlockViewProps } from '../block.tsx';
import { HeadlineItemView } from '../headline/headline-item-view.tsx';
import { Commitment } from './commitment.tsx';
import type { ShownProgramme } from './select-programme.ts';
import styles from './private-equity-headline.module.css';

/** A programme at a glance: the commitment with what was called of it, and six figures that explain themselves. */
export function ProgrammeView({ shown, report }: BlockViewProps<ShownProgramme>) {
  const texts = useTexts();
  return (
    <section className={styles.programme} aria-label={texts('report.block.privateEquityHeadline')}>
      <Commitment shown={shown} report={report} />
      <dl className={styles.figures}>
        {shown.items.map((item) => (
          <HeadlineItemView key={item.id} item={item} report={report} styles={styles} />
        ))}
      </dl>
    </section>
  );
}
