import { href, Link } from 'react-router';
import type { ListedProcess, ListedSubmission, ProcessList } from '#contracts/processes.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import headStyles from '../page-head.module.css';
import { Table } from '../table/table.tsx';
import styles from './process-list-view.module.css';

interface ProcessListViewProps {
  readonly portal: string;
  readonly list: ProcessList;
  readonly isForStaff: boolean;
}

/** The forms of the firm in a portal, and for the firm's people what their clients sent. */
export function ProcessListView({ portal, list: { processes, submissions }, isForStaff }: ProcessListViewProps) {
  const texts = useTexts();
  return (
    <>
      <title>{texts('portalForms.title')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('portalForms.title')}</h1>
          <p className={headStyles.text}>{texts(isForStaff ? 'portalForms.textForStaff' : 'portalForms.text')}</p>
        </div>
      </header>
      <div className={styles.cards}>
        {processes.length === 0 ? (
          <Card>
            <EmptyState title={texts('portalForms.none')} text={isForStaff ? undefined : texts('portalForms.noneText')} />
          </Card>
        ) : (
          <Card isFlush>
            <ul className={styles.list}>
              {processes.map((process) => (
                <Listed key={process.address} portal={portal} process={process} />
              ))}
            </ul>
          </Card>
        )}
        {submissions && <SentByClients portal={portal} submissions={submissions} />}
      </div>
    </>
  );
}

function Listed({
  portal,
  process: { address, title, description, sentOn, isOver },
}: {
  readonly portal: string;
  readonly process: ListedProcess;
}) {
  const texts = useTexts();
  const formats = useFormats();
  const to = href('/dashboard/:portal/processes/:process', { portal, process: address });
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {description !== null && <p className={styles.description}>{description}</p>}
        {sentOn !== null && <p className={styles.day}>{texts('portalForms.sentOn', { day: formats.date(sentOn) })}</p>}
      </div>
      <div className={styles.buttons}>
        {sentOn !== null && (
          <LinkButton to={isOver ? to : `${to}?sent`} aria-label={`${texts('portalForms.look')}: ${title}`}>
            {texts('portalForms.look')}
          </LinkButton>
        )}
        {!isOver && (
          <LinkButton
            to={to}
            look={sentOn === null ? 'primary' : undefined}
            aria-label={`${texts(sentOn === null ? 'portalForms.fillIn' : 'portalForms.again')}: ${title}`}
          >
            {texts(sentOn === null ? 'portalForms.fillIn' : 'portalForms.again')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

function SentByClients({ portal, submissions }: { readonly portal: string; readonly submissions: readonly ListedSubmission[] }) {
  const texts = useTexts();
  const formats = useFormats();
  const columns = (['client', 'form', 'account', 'sent'] as const).map((column) => ({
    label: texts(`portalForms.${column}`),
    isText: column !== 'sent',
  }));
  return (
    <Card title={texts('portalForms.clientsForms')} text={texts('portalForms.clientsText')} isFlush>
      {submissions.length === 0 ? (
        <EmptyState title={texts('portalForms.nothingSent')} text={texts('portalForms.nothingSentText')} />
      ) : (
        <Table
          name={texts('portalForms.clientsForms')}
          columns={columns}
          rows={submissions.map(({ id, person, title, account, day }) => ({
            key: id,
            cells: [
              <Link key="person" to={href('/dashboard/:portal/processes/sent/:submission', { portal, submission: id })}>
                {person}
              </Link>,
              title,
              account ?? '–',
              formats.date(day),
            ],
          }))}
        />
      )}
    </Card>
  );
}
