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

/** What was deleted of a collection, each with the way back. */
export function TrashView({ trash: { collection, rows, days, page, pages } }: { readonly trash: TrashPage }) {
  const texts = useTexts();
  const refusal = useActionData<{ readonly text: string }>();
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

function Removed({ rows }: Pick<TrashPage, 'rows'>) {
  const texts = useTexts();
  const formats = useFormats();
  const isBusy = useNavigation().state !== 'idle';
  const shown = rows.map(({ id, name, removedAt, removedBy }) => {
    const at = formats.moment(removedAt);
    const by = removedBy ?? texts('audit.gone');
    const back = (
      <Form key="back" method="post">
        <input type="hidden" name="record" value={id} />
        <Button
          type="submit"
          name="intent"
          value="restore"
          size="small"
          disabled={isBusy}
          aria-label={texts('records.restoreOf', { name })}
        >
          {texts('records.restore')}
        </Button>
      </Form>
    );
    return { key: id, cells: [name, at, by, back], figure: back, second: `${at} · ${by}` };
  });
  const columns = (['name', 'removedAt', 'removedBy', 'restore'] as const).map((column) => ({
    label: texts(`records.${column}`),
    isText: true,
  }));
  return <Table name={texts('records.trash')} columns={columns} rows={shown} />;
}
