import { Download, Plus, SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { newRecord, type CollectionPage } from '#contracts/records.ts';
import { useTexts } from '../lib/texts.tsx';
import headStyles from '../dashboard/page-head.module.css';
import { buttonClass } from '../ui/button-look.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Pager } from '../ui/pager.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { fileAddress, listAddress } from './record-address.ts';
import { RecordPanel } from './record-panel.tsx';
import { RecordsGrid } from './records-grid.tsx';
import styles from './records.module.css';

/** The list of a collection, and beside it the record that is open. */
export function CollectionView({ page: { grid, record } }: { readonly page: CollectionPage }) {
  const texts = useTexts();
  const { collection, query, found, pages, rows, mayCreate } = grid;
  const [address] = useSearchParams();
  const title = texts(`collections.${collection}.plural`);
  const isAll = query.find === null && Object.keys(query.filters).length === 0;
  const key = `${record?.id ?? newRecord} ${address.get('from') ?? ''}`;
  return (
    <div className={styles.page} data-open={record !== null || undefined}>
      <title>{record?.name ?? title}</title>
      <div className={styles.list}>
        <header className={headStyles.head}>
          <div>
            <h1>{title}</h1>
            <p className={headStyles.text}>{texts(`collections.${collection}.text`)}</p>
          </div>
          {mayCreate && (
            <LinkButton to={listAddress(collection, { ...query, open: newRecord })} look="primary" preventScrollReset>
              <Icon of={Plus} size="small" />
              {texts(`collections.${collection}.add`)}
            </LinkButton>
          )}
        </header>
        <Card
          isFlush
          footer={
            <div className={styles.foot}>
              <span>{texts('records.found', { ...range(query.page, rows.length), count: found })}</span>
              {pages > 1 && (
                <Pager page={query.page} pages={pages} hrefOf={(wanted) => listAddress(collection, { ...query, page: wanted })} />
              )}
              <a href={fileAddress(collection, query)} className={buttonClass({ size: 'small' })} download>
                <Icon of={Download} size="small" />
                {texts('records.csv')}
              </a>
            </div>
          }
        >
          <RecordsGrid grid={grid} opened={record?.id ?? null}>
            {isAll ? (
              <EmptyState
                icon={SearchX}
                title={texts(`collections.${collection}.none`)}
                text={texts(`collections.${collection}.noneText`)}
              />
            ) : (
              <EmptyState
                icon={SearchX}
                title={texts(`collections.${collection}.noneFound`)}
                text={texts(`collections.${collection}.noneFoundText`)}
              >
                <LinkButton to={listAddress(collection, { sort: query.sort, order: query.order })} size="small">
                  {texts('records.clear')}
                </LinkButton>
              </EmptyState>
            )}
          </RecordsGrid>
        </Card>
      </div>
      {record && <RecordPanel key={key} record={record} grid={grid} />}
    </div>
  );
}

const pageSize = 50;

const range = (page: number, shown: number) => ({ from: shown === 0 ? 0 : (page - 1) * pageSize + 1, to: (page - 1) * pageSize + shown });
