import { CircleCheck, CircleDashed, Scale, TriangleAlert } from 'lucide-react';
import { href, Link } from 'react-router';
import type { ListedReconciliation, ReconciliationList } from '#contracts/reconciliations.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Tag } from '../../ui/tag.tsx';
import headStyles from '../page-head.module.css';
import { Table } from '../table/table.tsx';
import { NewListCard } from './new-list-card.tsx';
import styles from './reconciliations.module.css';

interface ReconciliationsViewProps {
  readonly list: ReconciliationList;
  /** The refusal of the form sent last; null if there is none. */
  readonly refusal: string | null;
}

/** Custodians' lists that were compared or wait, and the form for a new one. */
export function ReconciliationsView({ list: { rows, count, page, pageSize, today, sources }, refusal }: ReconciliationsViewProps) {
  const texts = useTexts();
  const pages = Math.ceil(count / pageSize);
  const path = href('/admin/reconciliations');
  return (
    <>
      <title>{texts('shell.entries.reconciliations')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('shell.entries.reconciliations')}</h1>
          <p className={headStyles.text}>{texts('reconciliations.text')}</p>
        </div>
      </header>
      <div className={styles.cards}>
        <NewListCard today={today} sources={sources} refusal={refusal} />
        <Card
          title={texts('reconciliations.list')}
          isFlush
          footer={pages > 1 && <Pager page={page} pages={pages} hrefOf={(wanted) => `${path}?page=${wanted}`} />}
        >
          {rows.length === 0 ? (
            <EmptyState icon={Scale} title={texts('reconciliations.empty')} text={texts('reconciliations.emptyText')} />
          ) : (
            <ListsTable rows={rows} />
          )}
        </Card>
      </div>
    </>
  );
}

function ListsTable({ rows }: { readonly rows: readonly ListedReconciliation[] }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <Table
      name={texts('reconciliations.list')}
      columns={[
        { label: texts('reconciliations.source'), isText: true },
        { label: texts('reconciliations.day'), isText: true },
        { label: texts('reconciliations.by'), isText: true },
        { label: texts('reconciliations.state'), isText: true },
        { label: texts('reconciliations.accepted') },
      ]}
      rows={rows.map((one) => ({
        key: one.id,
        cells: [
          <Link key="open" to={href('/admin/reconciliations/:reconciliation', { reconciliation: one.id })}>
            {one.source}
          </Link>,
          formats.date(one.day),
          one.by,
          <ListState key="state" one={one} />,
          one.state === 'draft' ? '' : formats.count(one.accepted),
        ],
        note: one.fileName,
      }))}
    />
  );
}

/** Shows the number of open breaks in a list, or that the list waits. */
export function ListState({ one: { state, open } }: { readonly one: Pick<ListedReconciliation, 'state' | 'open'> }) {
  const texts = useTexts();
  if (state === 'draft') return <Tag icon={CircleDashed}>{texts('reconciliations.waiting')}</Tag>;
  if (open > 0)
    return (
      <Tag tone="warning" icon={TriangleAlert}>
        {texts('reconciliations.openCount', { count: open })}
      </Tag>
    );
  return (
    <Tag tone="positive" icon={CircleCheck}>
      {texts('reconciliations.agreed')}
    </Tag>
  );
}
