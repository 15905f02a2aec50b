import { href, Link } from 'react-router';
import type { ClientAnswers } from '#contracts/processes.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { AnswerList } from '../../ui/asked/answer-list.tsx';
import { CopyNote } from '../../records/copy-note.tsx';
import { Card } from '../../ui/card.tsx';
import { useLightPaper } from '../../ui/use-light-paper.ts';
import headStyles from '../page-head.module.css';
import styles from './process-view.module.css';

interface ClientAnswersViewProps {
  readonly portal: string;
  readonly sent: ClientAnswers;
}

/** The answers that a client sent through a form of the portal, for those who look after the client. */
export function ClientAnswersView({ portal, sent: { title, person, account, day, copy, fields, answers } }: ClientAnswersViewProps) {
  const texts = useTexts();
  const formats = useFormats();
  useLightPaper();
  const name = texts('processes.answersOf', { name: person });
  return (
    <>
      <title>{name}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{name}</h1>
          <p className={headStyles.text}>
            {title} · {texts('portalForms.sentOn', { day: formats.date(day) })}
          </p>
          <p className={headStyles.text}>{texts('processes.readIsTold', { name: person })}</p>
          {copy && <CopyNote copy={copy} className={headStyles.text} />}
        </div>
        {account && <Link to={href('/dashboard/:portal/account/:account', { portal, account: account.id })}>{account.name}</Link>}
      </header>
      <div className={styles.submitted}>
        <Card>
          <AnswerList fields={fields} answers={answers} />
        </Card>
      </div>
    </>
  );
}
