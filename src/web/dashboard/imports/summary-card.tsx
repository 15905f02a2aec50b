import type { ImportOptions, ImportOutcome } from '#contracts/imports.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './imports.module.css';

/** Shows the number of rows and what happens to them. */
export function SummaryCard({ outcome, options }: { readonly outcome: ImportOutcome; readonly options: ImportOptions }) {
  const texts = useTexts();
  const formats = useFormats();
  const { counts, rows, firstDay, lastDay, isDone } = outcome;
  const days = firstDay && lastDay ? texts('imports.summary.days', { from: formats.date(firstDay), to: formats.date(lastDay) }) : '';
  const figures = [
    { name: 'rows', count: rows, text: days },
    { name: 'new', count: counts.new, text: texts(isDone ? 'imports.summary.newDone' : 'imports.summary.newText') },
    { name: 'changed', count: counts.changed, text: texts(isDone ? 'imports.summary.changedDone' : 'imports.summary.changedText') },
    { name: 'unchanged', count: counts.unchanged, text: texts('imports.summary.unchangedText') },
    ...(counts.question > 0 ? [{ name: 'question', count: counts.question, text: texts('imports.summary.questionText') } as const] : []),
    { name: 'duplicate', count: counts.duplicate, text: texts(`imports.summary.duplicate${options.takeDuplicates ? 'Taken' : 'Text'}`) },
    { name: 'error', count: counts.error, text: texts(`imports.summary.error${options.leaveOutErrors ? 'Left' : 'Text'}`) },
  ] as const;
  return (
    <Card isFlush>
      <dl className={styles.summary}>
        {figures.map(({ name, count, text }) => (
          <div key={name} data-kind={count > 0 ? name : undefined}>
            <dt>{texts(`imports.summary.${name}`)}</dt>
            <dd className={styles.number}>{formats.count(count)}</dd>
            <dd className={styles.quiet}>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
