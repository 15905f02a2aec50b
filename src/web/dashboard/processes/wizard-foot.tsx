import { useNavigation } from 'react-router';
import type { OpenForm } from '#contracts/processes.ts';
import type { Problems } from '#forms/check-answers.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import type { Refused } from './form-wizard.tsx';
import styles from './wizard-step.module.css';

interface WizardFootProps {
  readonly open: OpenForm;
  readonly refused: Refused | null;
  /** The problems of the refused step that still apply. */
  readonly problems: Problems;
  /** The steps before and after; null and `submit` at the ends. */
  readonly back: string | null;
  readonly next: string;
  /** True when no value of the step is missing or wrong. */
  readonly isReady: boolean;
}

/** The end of a step: what became of it, and where it goes on. */
export function WizardFoot({ open: { savedAt }, refused, problems, back, next, isReady }: WizardFootProps) {
  const texts = useTexts();
  const formats = useFormats();
  const isBusy = useNavigation().state !== 'idle';
  const refusal = refused && refusalText(refused, problems, texts);
  const saved = savedAt === null ? null : texts('processes.saved', { moment: formats.moment(savedAt) });
  const isOver = refused !== null && 'conflict' in refused;
  return (
    <div className={styles.foot}>
      <FormFoot refusal={refusal} {...(refusal || saved === null ? {} : { done: saved })}>
        {back !== null && (
          <Button type="submit" name="intent" value={back} disabled={isBusy}>
            {texts('processes.back')}
          </Button>
        )}
        <Button type="submit" name="intent" value={next} look="primary" disabled={isBusy}>
          {isBusy ? texts('signIn.wait') : isOver ? texts('versioned.saveChosen') : wordsOn(next, isReady, texts)}
        </Button>
      </FormFoot>
    </div>
  );
}

function wordsOn(next: string, isReady: boolean, texts: Texts): string {
  if (next !== 'submit') return texts('processes.next');
  return texts(isReady ? 'processes.submit' : 'processes.wrong');
}

/** A conflict says itself what it is. */
function refusalText(refused: Refused, problems: Problems, texts: Texts): string | null {
  if ('text' in refused) return refused.text;
  const count = Object.keys(problems).length;
  return count > 0 ? texts('processes.problems', { count }) : null;
}
