import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import type { BlockViewProps, ReportFrame } from '../block.tsx';
import { HeadlineFigure } from './headline-figure.tsx';
import { headlineNote } from './headline-note.ts';
import styles from './headline.module.css';
import type { HeadlineItem } from './select-headline.ts';

export function HeadlineView({ shown, report }: BlockViewProps<readonly HeadlineItem[]>) {
  const texts = useTexts();
  return (
    <dl className={styles.figures} data-count={shown.length} aria-label={texts('report.block.headline')}>
      {shown.map((item) => (
        <Item key={item.id} item={item} report={report} />
      ))}
    </dl>
  );
}

function Item({ item, report }: { readonly item: HeadlineItem; readonly report: ReportFrame }) {
  const texts = useTexts();
  const formats = useFormats();
  const { id, figure, note } = item;
  return (
    <div className={styles.item}>
      <dt className={styles.label}>{texts(`figures.${id}`)}</dt>
      <dd className={styles.value}>
        <FigureView figure={figure} isInline={false}>
          {(value) => (
            <Explainable id={id} report={report}>
              <HeadlineFigure item={item} value={value} unit={report.unit} />
            </Explainable>
          )}
        </FigureView>
      </dd>
      {note && figure.available && <dd className={styles.note}>{headlineNote(note, report.asOf, { texts, formats })}</dd>}
    </div>
  );
}
