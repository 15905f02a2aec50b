import { Form } from 'react-router';
import type { OpenForm } from '#contracts/processes.ts';
import type { FormStep } from '#forms/form.ts';
import { useLocale } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { ConflictNote } from '../versioned/conflict-note.tsx';
import { useAnswerWords } from '../../ui/asked/answer-words.ts';
import { FormField } from '../../ui/asked/form-field.tsx';
import type { Refused } from './form-wizard.tsx';
import { StepProgress } from './step-progress.tsx';
import { partId } from './use-part-focus.ts';
import { useStep } from './use-step.ts';
import { WizardFoot } from './wizard-foot.tsx';
import styles from './wizard-step.module.css';

interface WizardStepProps {
  readonly open: OpenForm;
  readonly shown: FormStep;
  /** Counted from zero. */
  readonly current: number;
  readonly furthest: number;
  readonly refused: Refused | null;
  /** Gives up what was typed here, for what was kept elsewhere. */
  readonly onTake: () => void;
}

/** One step of a form. What is asked follows what is answered; what was typed stays when the step is refused. */
export function WizardStep({ open, shown, current, furthest, refused, onTake }: WizardStepProps) {
  const locale = useLocale();
  const { attach, follow, submission, version, drawn, asked, isReady, problems } = useStep({ open, shown, refused });
  const { steps } = open.form;
  const next = steps[current + 1]?.id ?? 'submit';
  return (
    <Form method="post" ref={attach} noValidate onChange={follow}>
      <input type="hidden" name="submission" value={submission} />
      <input type="hidden" name="step" value={shown.id} />
      <input type="hidden" name="version" value={version} />
      {/* What the Enter key presses: of the buttons of a form its first. */}
      <button type="submit" name="intent" value={next} className="sr" tabIndex={-1} aria-hidden />
      <Card>
        <StepProgress form={open.form} current={current} furthest={furthest} />
        <h2 id={partId} tabIndex={-1} className={styles.title}>
          {shown.title[locale]}
        </h2>
        <div className={styles.fields}>
          {shown.fields.map((field) => (
            <fieldset key={field.id} className={styles.field} disabled={!asked.has(field.id)} hidden={!asked.has(field.id)}>
              <FormField field={field} typed={drawn} problem={problems[field.id]} />
            </fieldset>
          ))}
        </div>
        {refused && 'conflict' in refused && <Conflicts step={shown} conflict={refused.conflict} onTake={onTake} />}
        <WizardFoot {...{ open, refused, problems, next, isReady }} back={steps[current - 1]?.id ?? null} />
      </Card>
    </Form>
  );
}

interface ConflictsProps extends Pick<WizardStepProps, 'onTake'> {
  readonly step: FormStep;
  readonly conflict: Extract<Refused, { readonly conflict: unknown }>['conflict'];
}

/** The step was filled in elsewhere in the meantime: on another device. */
function Conflicts({ step: { fields }, conflict, onTake }: ConflictsProps) {
  const locale = useLocale();
  const wordsOf = useAnswerWords();
  const fieldOf = (id: string) => fields.find((field) => field.id === id);
  const labelOf = (id: string) => fieldOf(id)?.label[locale] ?? id;
  const shownOf = (id: string, key: string) => {
    const field = fieldOf(id);
    return field ? wordsOf(field, key) : key;
  };
  return (
    <div className={styles.conflict}>
      <ConflictNote conflict={conflict} labelOf={labelOf} wordsOf={shownOf} onTake={onTake} />
    </div>
  );
}
