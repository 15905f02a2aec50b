import { href, Link } from 'react-router';
import type { AdminSubmission, ClientSubmission } from '#contracts/processes.ts';
import { listAddress } from '../../records/record-address.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import { useLightPaper } from '../../ui/use-light-paper.ts';
import headStyles from '../page-head.module.css';
import { SubmittedAnswers } from '../processes/submitted-answers.tsx';
import styles from './people-admin.module.css';

interface SubmissionViewProps {
  readonly submission: AdminSubmission;
  /** The account that its reader looks after, and all that its client has handed in; without it the reader keeps the firm's users. */
  readonly of?: Pick<ClientSubmission, 'all'> & { readonly portal: string; readonly account: string };
}

/** A form that a client submitted, for administrators and the advisers of the client's accounts. */
export function SubmissionView({ submission, of }: SubmissionViewProps) {
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
        {of ? (
          <Link to={href('/dashboard/:portal/account/:account', of)}>{person.name}</Link>
        ) : (
          <Link to={listAddress('people', { open: person.id })}>{person.name}</Link>
        )}
      </header>
      {of && of.all.length > 1 && <Others all={of.all} />}
      <div className={styles.answers}>
        <SubmittedAnswers submitted={submission} />
      </div>
    </>
  );
}

/** Someone who was asked again has handed in several. */
function Others({ all }: Pick<ClientSubmission, 'all'>) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <nav aria-label={texts('processes.title')}>
      <ul className={styles.submitted}>
        {all.map(({ id, submittedAt, isShown }) => (
          <li key={id}>
            <Link to={`?${new URLSearchParams({ submission: id })}`} aria-current={isShown ? 'page' : undefined}>
              {texts('processes.submitted', { moment: formats.moment(submittedAt) })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
