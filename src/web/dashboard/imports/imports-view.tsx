import { FileUp } from 'lucide-react';
import { Form, href, Link } from 'react-router';
import type { ListedImport, ListedLayout } from '#contracts/imports.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { useAskingAgain } from '../../lib/use-asking-again.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import columnStyles from '../columns.module.css';
import headStyles from '../page-head.module.css';
import { Table } from '../table/table.tsx';
import { SavedLayoutsCard } from './saved-layouts-card.tsx';
import { StateTag } from './state-tag.tsx';
import styles from './imports.module.css';

interface ImportsViewProps {
  readonly page: {
    readonly rows: readonly ListedImport[];
    readonly count: number;
    readonly page: number;
    readonly pageSize: number;
    readonly savedLayouts: readonly ListedLayout[];
  };
  readonly path: string;
  /** True for the imports of all portals. A new import starts on the page of one portal. */
  readonly isOfAll?: boolean;
  readonly refusal?: string | null;
}

/** The imports that someone may see, the latest first. */
export function ImportsView({ page, path, isOfAll = false, refusal = null }: ImportsViewProps) {
  const texts = useTexts();
  useAskingAgain(page.rows.some(({ task }) => task !== null));
  const pages = Math.ceil(page.count / page.pageSize);
  return (
    <>
      <title>{texts('shell.entries.imports')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('shell.entries.imports')}</h1>
          <p className={headStyles.text}>{texts(isOfAll ? 'imports.allText' : 'imports.text')}</p>
        </div>
        {!isOfAll && <NewImport />}
      </header>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <div className={columnStyles.cards}>
        <Card isFlush footer={pages > 1 && <Pager page={page.page} pages={pages} hrefOf={(wanted) => `${path}?page=${wanted}`} />}>
          {page.rows.length === 0 ? (
            <EmptyState icon={FileUp} title={texts('imports.empty')} text={texts('imports.emptyText')} />
          ) : (
            <ImportsTable rows={page.rows} isOfAll={isOfAll} />
          )}
        </Card>
        <SavedLayoutsCard layouts={page.savedLayouts} path={isOfAll ? null : path} />
      </div>
    </>
  );
}

function NewImport() {
  const texts = useTexts();
  return (
    <Form method="post">
      <FormKey />
      <Button type="submit" name="intent" value="create" look="primary">
        <Icon of={FileUp} size="small" />
        {texts('imports.create')}
      </Button>
    </Form>
  );
}

function ImportsTable({ rows, isOfAll }: { readonly rows: readonly ListedImport[]; readonly isOfAll: boolean }) {
  const texts = useTexts();
  const formats = useFormats();
  const columns = [
    { label: texts('imports.file'), isText: true },
    ...(isOfAll ? [{ label: texts('imports.portal'), isText: true }] : []),
    { label: texts('imports.by'), isText: true },
    { label: texts('imports.started'), isText: true },
    { label: texts('imports.state'), isText: true },
    { label: texts('imports.rows') },
  ];
  return (
    <Table
      name={texts('shell.entries.imports')}
      columns={columns}
      rows={rows.map((one) => ({
        key: one.id,
        cells: [
          <Link key="open" to={href('/dashboard/:portal/imports/:import', { portal: one.portal.id, import: one.id })}>
            {one.files.join(', ') || texts('imports.noFiles')}
          </Link>,
          ...(isOfAll ? [one.portal.name] : []),
          one.by,
          formats.moment(one.createdAt),
          <StateTag key="state" one={one} />,
          one.rows === null ? '' : formats.count(one.rows),
        ],
      }))}
    />
  );
}
