import { Form, useNavigation } from 'react-router';
import type { ImportOutcome, OpenedImport } from '#contracts/imports.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { SendButton } from './send-button.tsx';
import styles from './imports.module.css';

/** The choices about all rows, what will happen, and the one button. */
export function ImportFoot({ one, outcome }: { readonly one: OpenedImport; readonly outcome: ImportOutcome }) {
  const texts = useTexts();
  const { counts, others } = outcome;
  const count = counts.new + counts.changed;
  const hasQuestions = counts.question > 0;
  const isRight = one.options.leaveOutErrors || (counts.error === 0 && others === 0);
  const isClean = isRight && !hasQuestions;
  const note = isRight && hasQuestions ? 'questionsFirst' : isClean ? (count === 0 ? 'nothing' : 'together') : 'errorsFirst';
  return (
    <section className={styles.foot} aria-label={texts('imports.steps.done')}>
      <OptionsForm one={one} outcome={outcome} />
      <p className={styles.quiet}>{texts(`imports.options.${note}`)}</p>
      {isClean && count > 0 && <SendButton intent="import" label={texts('imports.options.import', { count })} look="primary" />}
    </section>
  );
}

function OptionsForm({ one: { options }, outcome: { counts } }: { readonly one: OpenedImport; readonly outcome: ImportOutcome }) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const hasErrors = counts.error > 0 || options.leaveOutErrors;
  const hasDuplicates = counts.duplicate > 0 || options.takeDuplicates;
  const hasQuestions = counts.question > 0 || options.confirmQuestions;
  if (!hasErrors && !hasDuplicates && !hasQuestions) return null;
  return (
    <Form method="post" className={styles.options}>
      {hasErrors && (
        <label>
          <input type="checkbox" name="leave-out-errors" defaultChecked={options.leaveOutErrors} />
          {counts.error > 0 ? texts('imports.options.leaveOut', { count: counts.error }) : texts('imports.options.leaveAll')}
        </label>
      )}
      {hasQuestions && (
        <label>
          <input type="checkbox" name="confirm-questions" defaultChecked={options.confirmQuestions} />
          {counts.question > 0 ? texts('imports.options.confirmQuestions', { count: counts.question }) : texts('imports.options.confirmAll')}
        </label>
      )}
      {hasDuplicates && (
        <label>
          <input type="checkbox" name="take-duplicates" defaultChecked={options.takeDuplicates} />
          {counts.duplicate > 0 ? texts('imports.options.takeDuplicates', { count: counts.duplicate }) : texts('imports.options.takeAll')}
        </label>
      )}
      <Button type="submit" name="intent" value="options" size="small" disabled={isBusy}>
        {texts('imports.options.apply')}
      </Button>
    </Form>
  );
}
