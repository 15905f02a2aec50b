import { Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BulkRow, BulkRun, BulkRunRow, BulkRunsPage } from '#contracts/bulk-runs.ts';
import type { TextKey, Texts } from '#wording/texts.ts';
import headStyles from '../../dashboard/page-head.module.css';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { useAskingAgain } from '../../lib/use-asking-again.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { listAddress } from '../record-address.ts';
import { BulkRowList } from './bulk-row-list.tsx';
import { bulkRunAddress } from './bulk-run-address.ts';
import styles from './bulk.module.css';

/** Shows the reader's bulk actions of the last days, and the result for each record of one of them. */
export function BulkRunsView({ page: { runs, shown } }: { readonly page: BulkRunsPage }) {
  const texts = useTexts();
  useAskingAgain(runs.some(({ waiting }) => waiting > 0));
  return (
    <>
      <title>{texts('bulk.title')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('bulk.title')}</h1>
          <p className={headStyles.text}>{texts('bulk.text')}</p>
        </div>
      </header>
      {shown === null ? (
        <Card>
          <EmptyState icon={Layers} title={texts('bulk.none')} text={texts('bulk.noneText')} />
        </Card>
      ) : (
        <div className={styles.columns}>
          {runs.length > 1 && <Runs runs={runs} shown={shown.run.id} />}
          <Results {...shown} />
        </div>
      )}
    </>
  );
}

function runName({ action, collection }: BulkRun, texts: Texts): string {
  return texts('bulk.name', { action: texts(`records.bulk.${action}` as TextKey), list: texts(`collections.${collection}.plural`) });
}

function Runs({ runs, shown }: { readonly runs: readonly BulkRun[]; readonly shown: string }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <nav className={styles.runs} aria-label={texts('bulk.title')}>
      {runs.map((run) => (
        <Link key={run.id} to={bulkRunAddress(run.id)} aria-current={run.id === shown ? 'true' : undefined} replace>
          <strong>{runName(run, texts)}</strong>
          <span className={styles.address}>
            {formats.moment(run.startedAt)} · {texts('bulk.done', { done: formats.count(run.done) })}
          </span>
        </Link>
      ))}
    </nav>
  );
}

function Results({ run, rows }: NonNullable<BulkRunsPage['shown']>) {
  const texts = useTexts();
  const formats = useFormats();
  const { count, done, waiting } = run;
  const reached = count - waiting;
  return (
    <Card title={runName(run, texts)}>
      <div className={styles.summary} aria-live="polite">
        {waiting > 0 && <ProgressBar label={texts('bulk.progress')} share={reached / count} />}
        <p>
          {[
            formats.moment(run.startedAt),
            texts('bulk.reached', { reached: formats.count(reached), count: formats.count(count) }),
            texts('bulk.done', { done: formats.count(done) }),
            ...(reached > done ? [texts('bulk.notDone', { count: formats.count(reached - done) })] : []),
          ].join(' · ')}
        </p>
      </div>
      <BulkRowList rows={rows.filter(isReached)} nameOf={(row) => nameOf(run, row, texts)} detailOf={({ detail }) => detail} />
    </Card>
  );
}

type ReachedRow = BulkRunRow & BulkRow;

function isReached(row: BulkRunRow): row is ReachedRow {
  return row.verdict !== 'waiting';
}

/** The name of a record leads to it as long as there is one. */
function nameOf({ action, collection }: BulkRun, { id, name, verdict }: ReachedRow, texts: Texts): ReactNode {
  if (name === null) return texts('bulk.unnamed');
  if (action === 'remove' && verdict === 'done') return name;
  return <Link to={listAddress(collection, { open: id })}>{name}</Link>;
}
