import { Link } from 'react-router';
import type { AdminSubmission } from '#contracts/processes.ts';
import { listAddress } from '../../records/record-address.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import { useLightPaper } from '../../ui/use-light-paper.ts';
import headStyles from '../page-head.module.css';
import { SubmittedAnswers } from '../processes/submitted-answers.tsx';
import styles from './people-admin.module.css';

/** What a client has handed in, for administrators. */
export function SubmissionView({ submission }: { readonly submission: AdminSubmission }) {
  const texts = useTexts();
  const formats = useFormats();
  const locale = useLocale();
  useLightPaper();
  const { person, form, submittedAt } = submission;
  return (
    <>
      <title>{texts('processes.answersOf', { name: person.name })}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('processes.answersOf', { name: person.name })}</h1>
          <p className={headStyles.text}>
            {form.name[locale]} · {texts('processes.submitted', { moment: formats.moment(submittedAt) })}
          </p>
          <p className={headStyles.text}>{texts('processes.readIsTold', { name: person.name })}</p>
        </div>
        <Link to={listAddress('people', { open: person.id })}>{person.name}</Link>
      </header>
      <div className={styles.answers}>
        <SubmittedAnswers submitted={submission} />
      </div>
    </>
  );
}
