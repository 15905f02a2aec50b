import type { SubmittedForm } from '#contracts/processes.ts';
import { toAnswerKey } from '#forms/answers.ts';
import { listApplicableFields } from '#forms/applicable-fields.ts';
import { listFormFields } from '#forms/form.ts';
import { useLocale } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { useAnswerWords } from './answer-words.ts';
import styles from './submitted-answers.module.css';

/** Shows the submitted questions and answers, step by step. */
export function SubmittedAnswers({ submitted: { form, answers } }: { readonly submitted: SubmittedForm }) {
  const locale = useLocale();
  const wordsOf = useAnswerWords();
  const asked = new Set(listApplicableFields(listFormFields(form), answers).map(({ id }) => id));
  return form.steps.map(({ id, title, fields }) => (
    <Card key={id} title={title[locale]}>
      <dl className={styles.answers}>
        {fields
          .filter((field) => asked.has(field.id))
          .map((field) => (
            <div key={field.id}>
              <dt>{field.label[locale]}</dt>
              <dd>{wordsOf(field, toAnswerKey(field, answers))}</dd>
            </div>
          ))}
      </dl>
    </Card>
  ));
}
