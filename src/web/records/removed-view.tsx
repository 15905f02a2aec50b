import { href, Link, useActionData, useParams } from 'react-router';
import type { RemovedPage } from '#contracts/records.ts';
import headStyles from '../dashboard/page-head.module.css';
import { useTexts } from '../lib/texts.tsx';
import { useEachAnswer } from '../lib/use-each-answer.ts';
import { showToast } from '../ui/toast/toast.ts';
import { TrashCard } from './trash-view.tsx';

type Answer = { readonly done: 'restored'; readonly collection: RemovedPage['rows'][number]['collection'] } | { readonly text: string };

/** Accounts and portfolios that advisers removed from the portal, with the way back; says where transactions are corrected instead. */
export function RemovedView({ removed: { rows, page, pages } }: { readonly removed: RemovedPage }) {
  const texts = useTexts();
  const { portal = '' } = useParams();
  useEachAnswer(useActionData<Answer>(), (answer) => {
    if ('done' in answer) {
      const kind = texts(`collections.${answer.collection}.singular`);
      showToast({ tone: 'positive', text: texts('records.removal.restored', { kind }) });
    }
  });
  const obstacles = {
    client: texts('records.obstacles.client'),
    account: texts('records.obstacles.account'),
    email: texts('error.account-email-taken'),
  };
  const shown = rows.map(({ account, obstacle, ...row }) => {
    const kind = texts(`collections.${row.collection}.singular`);
    const note = row.collection === 'portfolios' && account !== null ? `${kind} · ${account}` : kind;
    return { ...row, note, obstacle: obstacle && obstacles[obstacle] };
  });
  return (
    <>
      <title>{texts('records.removed')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('records.removed')}</h1>
          <p className={headStyles.text}>{texts('records.trashAlways')}</p>
          <p className={headStyles.text}>
            {texts('records.ledgerText')} <Link to={href('/dashboard/:portal', { portal })}>{texts('shell.entries.overview')}</Link>
          </p>
        </div>
      </header>
      <TrashCard rows={shown} page={page} pages={pages} />
    </>
  );
}
