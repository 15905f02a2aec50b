import type { FigureId } from '#contracts/reports/figures.ts';
import { figureKinds } from '#contracts/reports/figures.ts';
import type { Restatement } from '#contracts/reports/published-report.ts';
import { figureText } from '#wording/step-text.ts';
import { FilledText } from '../../lib/filled-text.tsx';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import styles from './restated-line.module.css';

interface RestatedLineProps {
  readonly id: FigureId;
  readonly currency: string;
  readonly restatement: Restatement;
}

/** Shows that a report restated the figure: the earlier value and the report's date. */
export function RestatedLine({ id, currency, restatement: { was, publishedOn } }: RestatedLineProps) {
  const texts = useTexts();
  const formats = useFormats();
  const date = formats.date(publishedOn);
  if (!was.available) return <span className={styles.restated}>{texts('figures.restatedFromNothing', { date })}</span>;
  const kind = figureKinds[id];
  const text = figureText({ kind, value: was.value }, { figure: id, currency }, formats);
  return (
    <span className={styles.restated}>
      <FilledText text={texts('figures.restated', { date })} parts={{ was: kind === 'money' ? <span data-amount>{text}</span> : text }} />
    </span>
  );
}
