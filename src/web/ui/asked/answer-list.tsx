import { Fragment } from 'react';
import { type Answers, toAnswerKey } from '#forms/answers.ts';
import { listApplicableFields } from '#forms/applicable-fields.ts';
import { groupByForm } from '#forms/designed/form-parts.ts';
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

/** Shows questions that were asked with their answers, those of each further form below its title. */
export function AnswerList({ fields, answers, among = fields }: AnswerListProps) {
  const locale = useLocale();
  const wordsOf = useAnswerWords();
  const asked = new Set(listApplicableFields(among, answers).map(({ id }) => id));
  return groupByForm(fields.filter((field) => asked.has(field.id))).map(({ part, fields: shown }) => (
    <Fragment key={part?.id ?? ''}>
      {part && <h3 className={styles.part}>{part.title[locale]}</h3>}
      <dl className={styles.answers}>
        {shown.map((field) => (
          <div key={field.id}>
            <dt>{field.label[locale]}</dt>
            <dd>{wordsOf(field, toAnswerKey(field, answers))}</dd>
          </div>
        ))}
      </dl>
    </Fragment>
  ));
}
