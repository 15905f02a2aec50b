import { Check } from 'lucide-react';
import type { FormDefinition } from '#forms/form.ts';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import styles from './step-progress.module.css';

interface StepProgressProps {
  readonly form: FormDefinition;
  /** Counted from zero. */
  readonly current: number;
  /** The first step that is not filled in rightly. */
  readonly furthest: number;
}

/** The steps of a form, and where one is: those that can be filled in are buttons of the form, which keep the step that is left. */
export function StepProgress({ form: { steps }, current, furthest }: StepProgressProps) {
  const texts = useTexts();
  const locale = useLocale();
  return (
    <nav aria-label={texts('processes.steps')}>
      <ol className={styles.steps}>
        {steps.map(({ id, title }, at) => (
          <li key={id} className={styles.step} aria-current={at === current ? 'step' : undefined} data-done={at < furthest || undefined}>
            {at !== current && at <= furthest ? (
              <button type="submit" name="intent" value={id} className={styles.label}>
                <Mark at={at} isDone={at < furthest} />
                {title[locale]}
              </button>
            ) : (
              <span className={styles.label}>
                <Mark at={at} isDone={at < furthest && at !== current} />
                {title[locale]}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.where}>{texts('processes.step', { step: current + 1, steps: steps.length })}</p>
    </nav>
  );
}

function Mark({ at, isDone }: { readonly at: number; readonly isDone: boolean }) {
  const texts = useTexts();
  return (
    <span className={styles.mark}>
      {isDone ? (
        <>
          <Icon of={Check} size="small" />
          <span className="sr">{texts('processes.stepDone')}</span>
        </>
      ) : (
        at + 1
      )}
    </span>
  );
}
