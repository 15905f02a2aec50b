import type { SubmittedForm } from '#contracts/processes.ts';
import { listFormFields } from '#forms/form.ts';
import { useLocale } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { AnswerList } from '../../ui/asked/answer-list.tsx';

/** Shows the submitted questions and answers, step by step. */
export function SubmittedAnswers({ submitted: { form, answers } }: { readonly submitted: SubmittedForm }) {
  const locale = useLocale();
  const among = listFormFields(form);
  return form.steps.map(({ id, title, fields }) => (
    <Card key={id} title={title[locale]}>
      <AnswerList {...{ fields, answers, among }} />
    </Card>
  ));
}
