import { restatementOf } from '#contracts/reports/published-report.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { RestatedLine } from '../../figures/restated-line.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import type { ReportFrame } from '../block.tsx';
import { HeadlineFigure } from './headline-figure.tsx';
import { headlineNote } from './headline-note.ts';
import type { HeadlineItem } from './select-headline.ts';

interface HeadlineItemViewProps {
  readonly item: HeadlineItem;
  readonly report: ReportFrame;
  /** The classes of `item`, `label`, `value` and `note` in the strip that it stands in. */
  readonly styles: Readonly<Record<string, string>>;
}

/** One figure of a headline: its name, the figure that explains itself, and what it is of. */
export function HeadlineItemView({ item, report, styles }: HeadlineItemViewProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { id, figure, note, period, currency } = item;
  const restatement = restatementOf(report.published, { id, period, figure });
  const restated = restatement && <RestatedLine id={id} currency={currency} restatement={restatement} />;
  return (
    <div className={styles.item}>
      <dt className={styles.label}>{texts(`figures.${id}`)}</dt>
      <dd className={styles.value}>
        <FigureView figure={figure} isInline={false}>
          {(value) => (
            <Explainable id={id} report={report} note={restated}>
              <HeadlineFigure item={item} value={value} unit={report.unit} />
            </Explainable>
          )}
        </FigureView>
      </dd>
      {note && figure.available && <dd className={styles.note}>{headlineNote(note, report.asOf, { texts, formats })}</dd>}
      {restated && <dd className={styles.note}>{restated}</dd>}
    </div>
  );
}
