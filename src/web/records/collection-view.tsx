import { Download, SearchX } from 'lucide-react';
import { href, Link, useSearchParams } from 'react-router';
import { type CollectionPage, type GridPage, gridPageSize, newRecord } from '#contracts/records.ts';
import { useTexts } from '../lib/texts.tsx';
import headStyles from '../dashboard/page-head.module.css';
import { buttonClass } from '../ui/button-look.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Pager } from '../ui/pager.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { AddRecord } from './add-record.tsx';
import { fileAddress, listAddress } from './record-address.ts';
import { RecordPanel } from './record-panel.tsx';
import { RecordsGrid } from './records-grid.tsx';
import styles from './records.module.css';

/** The list of a collection, and beside it the record that is open. */
export function CollectionView({ page: { grid, record } }: { readonly page: CollectionPage }) {
  const texts = useTexts();
  const [address] = useSearchParams();
  return (
    <div className={styles.page} data-open={record !== null || undefined}>
      <title>{record?.name ?? texts(`collections.${grid.collection}.plural`)}</title>
      <div className={styles.list}>
        <ListHead grid={grid} />
        <Card isFlush footer={hasFoot(grid) && <ListFoot grid={grid} />}>
          <RecordsGrid grid={grid} opened={record?.id ?? null}>
            <NothingFound grid={grid} />
          </RecordsGrid>
        </Card>
      </div>
      {record && <RecordPanel key={`${record.id ?? newRecord} ${address.get('from') ?? ''}`} record={record} grid={grid} />}
    </div>
  );
}

interface OfGrid {
  readonly grid: GridPage;
}

function ListHead({ grid }: OfGrid) {
  const { collection } = grid;
  const texts = useTexts();
  return (
    <header className={headStyles.head}>
      <div>
        <h1>{texts(`collections.${collection}.plural`)}</h1>
        <p className={headStyles.text}>{texts(`collections.${collection}.text`)}</p>
      </div>
      <AddRecord grid={grid} />
    </header>
  );
}

/** Returns true unless there is nothing to say below the list. */
function hasFoot({ found, removed, hasBulkRuns }: GridPage): boolean {
  return found > 0 || (removed ?? 0) > 0 || hasBulkRuns;
}

/** Shows the number of records, the links to the pages, and the file with all of them. */
function ListFoot({ grid: { collection, query, rows, found, isMore, pages, removed, hasBulkRuns } }: OfGrid) {
  const texts = useTexts();
  const before = (query.page - 1) * gridPageSize;
  return (
    <div className={styles.foot}>
      {found > 0 && (
        <span>{texts(isMore ? 'records.foundMore' : 'records.found', { from: before + 1, to: before + rows.length, count: found })}</span>
      )}
      {pages > 1 && <Pager page={query.page} pages={pages} hrefOf={(page) => listAddress(collection, { ...query, page })} />}
      {removed !== null && removed > 0 && (
        <Link to={href('/admin/:collection/trash', { collection })} className={styles.trash}>
          {texts('records.inTrash', { count: removed })}
        </Link>
      )}
      {hasBulkRuns && (
        <Link to={href('/admin/bulk')} className={styles.trash}>
          {texts('bulk.title')}
        </Link>
      )}
      {found > 0 && (
        <a href={fileAddress(collection, query)} className={buttonClass({ size: 'small' })} download>
          <Icon of={Download} size="small" />
          {texts('records.csv')}
        </a>
      )}
    </div>
  );
}

function NothingFound({ grid: { collection, query } }: OfGrid) {
  const texts = useTexts();
  const isAll = query.find === null && Object.keys(query.filters).length === 0;
  const words = isAll ? (['none', 'noneText'] as const) : (['noneFound', 'noneFoundText'] as const);
  const [title, text] = words.map((word) => texts(`collections.${collection}.${word}`));
  return (
    <EmptyState icon={SearchX} title={title ?? ''} text={text ?? ''}>
      {!isAll && (
        <LinkButton to={listAddress(collection, { sort: query.sort, order: query.order })} size="small">
          {texts('records.clear')}
        </LinkButton>
      )}
    </EmptyState>
  );
}
