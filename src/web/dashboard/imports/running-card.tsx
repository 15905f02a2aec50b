import { Form } from 'react-router';
import type { OpenedImport } from '#contracts/imports.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './imports.module.css';

/** Shows the progress of the worker's task, which the page follows. */
export function RunningCard({ one: { task, progress } }: { readonly one: OpenedImport }) {
  const texts = useTexts();
  const formats = useFormats();
  const phase = texts(`imports.running.${progress?.phase ?? 'queued'}`);
  return (
    <Card title={task ? texts(`imports.tasks.${task}`) : undefined}>
      <output className={styles.running}>
        <ProgressBar label={phase} share={progress?.phase === 'reading' ? progress.read : null} />
        <span className={styles.line}>
          {phase}
          {progress && progress.rows > 0 && <span>{texts('imports.running.rows', { rows: formats.count(progress.rows) })}</span>}
        </span>
      </output>
      <div className={styles.between}>
        <p className={styles.quiet}>{texts(task === 'check' ? 'imports.running.note' : 'imports.running.noteImport')}</p>
        <Form method="post">
          <Button type="submit" name="intent" value="stop" size="small">
            {texts('imports.running.stop')}
          </Button>
        </Form>
      </div>
    </Card>
  );
}
