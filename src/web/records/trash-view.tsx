import { Trash2 } from 'lucide-react';
import { Form, Link, useActionData, useNavigation } from 'react-router';
import type { TrashPage } from '#contracts/records.ts';
import headStyles from '../dashboard/page-head.module.css';
import { Table } from '../dashboard/table/table.tsx';
import { useFormats } from '../lib/formats.tsx';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pager } from '../ui/pager.tsx';
import { listAddress } from './record-address.ts';
import styles from './records.module.css';

/** Lists the deleted records of a collection, each with a way to restore it. */
export function TrashView({ trash: { collection, rows, days, page, pages } }: { readonly trash: TrashPage }) {
  const texts = useTexts();
  const plural = texts(`collections.${collection}.plural`);
  const title = `${texts('records.trash')}: ${plural}`;
  return (
    <>
      <title>{title}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{title}</h1>
          <p className={headStyles.text}>{days === null ? texts('records.trashAlways') : texts('records.trashText', { count: days })}</p>
        </div>
        <Link to={listAddress(collection, {})}>{plural}</Link>
      </header>
      <TrashCard rows={rows} page={page} pages={pages} />
    </>
  );
}

interface TrashRow extends Pick<TrashPage['rows'][number], 'id' | 'name' | 'removedAt' | 'removedBy'> {
  /** A note below the name. */
  readonly note?: string;
  /** The collection that it is restored to, where the page is not of one alone. */
  readonly collection?: string;
  /** The reason why it cannot be restored now; null if it can. */
  readonly obstacle?: string | null;
}

type TrashCardProps = Pick<TrashPage, 'page' | 'pages'> & { readonly rows: readonly TrashRow[] };

/** Lists what was deleted, each with the way back or why there is none, and below it a refusal. */
export function TrashCard({ rows, page, pages }: TrashCardProps) {
  const texts = useTexts();
  const refusal = useActionData<{ readonly text?: string }>();
  return (
    <>
      <Card isFlush footer={pages > 1 && <Pager page={page} pages={pages} hrefOf={(wanted) => `?page=${wanted}`} />}>
        {rows.length === 0 ? (
          <EmptyState icon={Trash2} title={texts('records.trashEmpty')} text={texts('records.trashEmptyText')} />
        ) : (
          <Removed rows={rows} />
        )}
      </Card>
      <p role="alert">{refusal?.text}</p>
    </>
  );
}

function Removed({ rows }: Pick<TrashCardProps, 'rows'>) {
  const texts = useTexts();
  const formats = useFormats();
  const shown = rows.map((row) => {
    const at = formats.moment(row.removedAt);
    const by = row.removedBy ?? texts('audit.gone');
    const back = row.obstacle ? <span className={styles.obstacle}>{row.obstacle}</span> : <RestoreForm key="back" row={row} />;
    const figure = row.obstacle ? '' : back;
    const second = [row.note, at, by, row.obstacle].filter(Boolean).join(' · ');
    return { key: row.id, cells: [row.name, at, by, back], note: row.note, figure, second };
  });
  const columns = (['name', 'removedAt', 'removedBy', 'restore'] as const).map((column) => ({
    label: texts(`records.${column}`),
    isText: true,
  }));
  return <Table name={texts('records.trash')} columns={columns} rows={shown} />;
}

function RestoreForm({ row: { id, name, collection } }: { readonly row: TrashRow }) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post">
      {collection && <input type="hidden" name="collection" value={collection} />}
      <input type="hidden" name="record" value={id} />
      <Button type="submit" name="intent" value="restore" size="small" disabled={isBusy} aria-label={texts('records.restoreOf', { name })}>
        {texts('records.restore')}
      </Button>
    </Form>
  );
}
