import { type Answers, toAnswerKey } from '#forms/answers.ts';
import { listApplicableFields } from '#forms/applicable-fields.ts';
import type { AskedField } from '#forms/form.ts';
import { useLocale } from '../../lib/texts.tsx';
import { useAnswerWords } from './answer-words.ts';
import styles from './answer-list.module.css';

interface AnswerListProps {
  readonly fields: readonly AskedField[];
  readonly answers: Answers;
  /** The fields in which conditions may be met; those of the list where they are all. */
  readonly among?: readonly AskedField[];
}

/** Shows questions that were asked with their answers. */
export function AnswerList({ fields, answers, among = fields }: AnswerListProps) {
  const locale = useLocale();
  const wordsOf = useAnswerWords();
  const asked = new Set(listApplicableFields(among, answers).map(({ id }) => id));
  return (
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
  );
}
