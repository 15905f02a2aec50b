import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import type { BlockViewProps, ReportFrame } from '../block.tsx';
import { HeadlineFigure } from '../headline/headline-figure.tsx';
import { headlineNote } from '../headline/headline-note.ts';
import type { HeadlineItem } from '../headline/select-headline.ts';
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
          <Item key={item.id} item={item} report={report} />
        ))}
      </dl>
    </section>
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
